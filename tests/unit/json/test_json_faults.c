// The reader's messages about texts that are not JSON: the place, what was found, what was
// expected.
#include "failing_memory.h"
#include "json/json_read.h"

#include <setjmp.h>
#include <stdarg.h>
#include <string.h>

#include <cmocka.h>

typedef struct row {
    const char *json;
    uint32_t line, column;
    const char *path, *given, *allowed;
} row;

static const row ROWS[] = {
    // the whole
    {"", 1, 1, "", "the end of the text", "a value"},
    {" \n ", 2, 2, "", "the end of the text", "a value"},
    {"1 2", 1, 3, "", "'2'", "the end of the text"},
    {"{}}", 1, 3, "", "'}'", "the end of the text"},
    {"\xEF\xBB\xBF{}", 1, 1, "", "the byte order mark U+FEFF", "a value"},
    {"\xC2\xA0"
     "1",
     1, 1, "", "the blank U+00A0", "a value"},
    {"True", 1, 1, "", "the word True", "true, false, null or another value"},
    {"[NaN]", 1, 2, "[0]", "the word NaN", "true, false, null or another value"},
    {"nullx", 1, 1, "", "the word nullx", "true, false, null or another value"},
    {"x", 1, 1, "", "the letter x", "true, false, null or another value"},
    {"\xFF", 1, 1, "", "the byte 0xFF", "a value"},
    // lists
    {"[", 1, 2, "[0]", "the end of the text", "a value or ']'"},
    {"[,1]", 1, 2, "[0]", "','", "a value or ']'"},
    {"[1,]", 1, 4, "[1]", "']'", "a value"},
    {"[1\n 2]", 2, 2, "[1]", "'2'", "',' or ']'"},
    {"[1}", 1, 3, "[1]", "'}'", "',' or ']'"},
    {"[[],[0,[1,@]]]", 1, 11, "[1][1][1]", "'@'", "a value"},
    // maps
    {"{", 1, 2, "", "the end of the text", "a key in double quotes or '}'"},
    {"{'a':1}", 1, 2, "", "'''", "a key in double quotes or '}'"},
    {"{a:1}", 1, 2, "", "the letter a", "a key in double quotes or '}'"},
    {"{\"a\":1,}", 1, 8, "", "'}'", "a key in double quotes"},
    {"{\"a\" 1}", 1, 6, "a", "'1'", "':'"},
    {"{\"a\":}", 1, 6, "a", "'}'", "a value"},
    {"{\"a\":1 \"b\":2}", 1, 8, "", "'\"'", "',' or '}'"},
    {"{\"a\":{\"b\":[0,{\"c\":?}]}}", 1, 19, "a.b[1].c", "'?'", "a value"},
    {"{\"a\":1,\n\"b\":{\"x\":1,\n\"x\":2}}", 3, 1, "b.x", "a second x", "every key once"},
    {"{\"a\":1,\"b\":2,\"b\":3,\"a\":4}", 1, 14, "b", "a second b", "every key once"},
    {"{\"a\":1,\"\\u0061\":2}", 1, 8, "a", "a second a", "every key once"},
    {"{\"a\":1,\"a\":2,\"a\":3}", 1, 8, "a", "a second a", "every key once"},
    {"{\"a\\u0000\":1}", 1, 2, "", "a key that holds U+0000", "a key without U+0000"},
    // numbers
    {"-", 1, 2, "", "the end of the text", "a digit"},
    {"-a", 1, 2, "", "the letter a", "a digit"},
    {"+1", 1, 1, "", "'+'", "a value"},
    {".5", 1, 1, "", "'.'", "a value"},
    {"1.", 1, 3, "", "the end of the text", "a digit"},
    {"[1.e1]", 1, 4, "[0]", "the letter e", "a digit"},
    {"1e", 1, 3, "", "the end of the text", "a digit of the exponent"},
    {"1e+ ", 1, 4, "", "a blank", "a digit of the exponent"},
    {"01", 1, 2, "", "'1'", "the end of the number that begins with 0"},
    {"-00", 1, 3, "", "'0'", "the end of the number that begins with 0"},
    {"0x10", 1, 2, "", "the letter x", "the end of the text"},
    // texts
    {"\"abc", 1, 5, "", "the end of the text", "a closing double quote"},
    {"[\"a\nb\"]", 1, 4, "[0]", "the end of the line", "a closing double quote"},
    {"\"\xC3\xA9\x01\"", 1, 3, "", "the control character U+0001", "a character or an escape"},
    {"\"\x1F\"", 1, 2, "", "the control character U+001F", "a character or an escape"},
    {"\"\t\"", 1, 2, "", "the control character U+0009", "a character or an escape"},
    {"\"\xC3\"", 1, 2, "", "the byte 0xC3", "UTF-8"},
    {"\"\xC0\x80\"", 1, 2, "", "the byte 0xC0", "UTF-8"},
    {"\"\xED\xA0\x80\"", 1, 2, "", "the byte 0xED", "UTF-8"},
    {"\"\\x\"", 1, 3, "", "the letter x", "one of \" \\ / b f n r t u after the backslash"},
    {"\"\\", 1, 3, "", "the end of the text", "one of \" \\ / b f n r t u after the backslash"},
    {"\"\\u12g4\"", 1, 6, "", "the letter g", "one of four hexadecimal digits"},
    {"\"\\u12", 1, 6, "", "the end of the text", "one of four hexadecimal digits"},
    {"\"\\ud800\"", 1, 2, "", "the lone surrogate \\ud800",
     "a character or a pair of surrogates"},
    {"\"\\uDC00\"", 1, 2, "", "the lone surrogate \\uDC00",
     "a character or a pair of surrogates"},
    {"\"\\ud800\\u0041\"", 1, 2, "", "the lone surrogate \\ud800",
     "a character or a pair of surrogates"},
    {"\"\\udc00\\ud800\"", 1, 2, "", "the lone surrogate \\udc00",
     "a character or a pair of surrogates"},
    {"\"\\ud800\\u00\"", 1, 12, "", "'\"'", "one of four hexadecimal digits"},
};

static void every_fault_says_where_what_and_what_instead(void **state) {
    (void)state;
    for (size_t i = 0; i < sizeof ROWS / sizeof ROWS[0]; i++) {
        failing_memory heap = {0};
        arena into = arena_new(failing_memory_of(&heap));
        const bay_value *out = NULL;
        bay_fault why;
        memset(&why, '#', sizeof why);
        const row *r = &ROWS[i];
        assert_int_equal(json_read(&into, r->json, strlen(r->json), &out, &why), BAY_BAD_TEXT);
        assert_null(out);
        assert_int_equal(why.status, BAY_BAD_TEXT);
        assert_string_equal(why.given, r->given);
        assert_string_equal(why.allowed, r->allowed);
        assert_string_equal(why.path, r->path);
        assert_int_equal(why.line, r->line);
        assert_int_equal(why.column, r->column);
        assert_string_equal(why.nearest, "");
        assert_string_equal(why.clause, "");
        arena_free(&into);
        assert_int_equal(heap.blocks, 0);
    }
}

static void sentences_are_whole_and_help(void **state) {
    (void)state;
    static const struct {
        const char *json, *words;
    } WORDS[] = {
        {"[1,", "The text ends where a value is expected."},
        {"[1 2]", "The text has '2' where ',' or ']' is expected."},
        {"{'a':1}",
         "The text has ''' where a key in double quotes or '}' is expected: JSON puts "
         "texts in double quotes."},
        {"[1, // one\n2]", "The text has '/' where a value is expected: JSON has no comments."},
        {"{\xE2\x80\x9C"
         "a\xE2\x80\x9D:1}",
         "The text has '\xE2\x80\x9C', U+201C where a key in double quotes or '}' is expected: "
         "JSON needs straight double quotes."},
        {"{\"a\":1, \"a\":2}", "The key is given twice, first in line 1, column 2: a"},
    };
    for (size_t i = 0; i < sizeof WORDS / sizeof WORDS[0]; i++) {
        failing_memory heap = {0};
        arena into = arena_new(failing_memory_of(&heap));
        const bay_value *out = NULL;
        bay_fault why;
        json_read(&into, WORDS[i].json, strlen(WORDS[i].json), &out, &why);
        assert_string_equal(why.words, WORDS[i].words);
        arena_free(&into);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_fault_says_where_what_and_what_instead),
        cmocka_unit_test(sentences_are_whole_and_help),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

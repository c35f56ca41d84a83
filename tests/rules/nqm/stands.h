// Scenarios put together from their parts, as text for story_begin:
//
//     ASSAULT("'hours':2", "'quality':'elite'," STANDS(STAND("A Coy", 3, RESERVE)), "'strength':6")
//
// What stands in apostrophes is JSON as it is; the other words below only spare repeating it.
#ifndef BAY_TESTS_NQM_STANDS_H
#define BAY_TESTS_NQM_STANDS_H

#define ASSAULT(whole, attacker, defender)                                                     \
    "{'rules':'nqm'," whole "'attacker':{" attacker "},'defender':{" defender "}}"
#define READ(parameters) "'parameters':{" parameters "},"
#define HOURS(number) "'hours':" #number ","
#define AFTERMATH "'aftermath':true,"
#define CLOSE_COUNTRY "'ground':'close',"

#define STANDS(list) "'stands':[" list "]"
#define STAND(name, strength, more) "{'name':'" name "','strength':" #strength more "}"
#define COMMANDER(name, more) STAND(name, 1, CLASS("command") more)
#define CLASS(class) ",'class':'" class "'"
#define OF(battalion) ",'battalion':'" battalion "'"
#define ON(area) ",'area':'" area "'"
#define LEVEL(level) ",'level':'" level "'"
#define QUALITY(quality) ",'quality':'" quality "'"
#define RED(pins) ",'red':" #pins
#define BLACK(pins) ",'black':" #pins
#define GROUPED ",'grouped':true"
#define RESERVE ",'reserve':true"
#define DISORGANISED ",'disorganised':true"

#endif

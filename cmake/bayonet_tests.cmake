# bayonet_test(name SOURCES … [LIBS …] [ARGS …] [ENV A=b …] [DEEP])
#     a cmocka program run by CTest; it may include what is under include/, src/ and tests/
# bayonet_python_test(name file.py [ENV A=b …] [DEEP | DEEPER] [PLAIN])
#     a Python unittest file run by CTest
# bayonet_script_test(name [DEEP] [PLAIN] [ONE] command… )
#     any other command that prints TAP: lines `ok …` or `not ok …`, and the plan `1..N`, without which
#     it has failed; with ONE it is one test, and prints what it likes
# bayonet_page_test(name file.mjs [DEEP])
#     a script for node that drives the page in a browser and prints TAP; the page is built
#     before. BAYONET_PAGE names the built folder, BAYONET_BROWSER the browser, BAYONET_INVENTED
#     a module with more rule systems in it
#
# DEEP: the group does more with BAYONET_DEEP=1, as `./test --deep` and .ci/run ask for.
# DEEPER: the same, and all that it does without it is a part of that, whatever BAYONET_SHARE is: .ci/run, which has
# made the deep run, does not run it again.
# PLAIN: not under sanitizers, which would find nothing new: what runs is no C, or C that other groups run.
#
# Tests run at the root of the sources. BAYONET names the command, where it is built. What else a
# test may find in its environment (BAYONET_PACE, BAYONET_DEEP, BAYONET_ONLY) is in
# tools/testing/run.py; how long a group may take is said there too, not here.
include_guard()

find_package(PkgConfig REQUIRED)
pkg_check_modules(CMOCKA REQUIRED IMPORTED_TARGET cmocka)

# Debian's own Python first: another one on the path does not see Debian's modules.
find_program(BAYONET_PYTHON NAMES python3 PATHS /usr/bin NO_DEFAULT_PATH)
find_program(BAYONET_PYTHON NAMES python3 REQUIRED)

# Programs of tests are many, and half of linking them is debugging data: lld takes half as long.
find_program(BAYONET_LLD ld.lld PATHS /usr/lib/llvm-14/bin)
if(BAYONET_LLD)
    get_filename_component(folder "${BAYONET_LLD}" DIRECTORY)
    set(BAYONET_TEST_LINKING -fuse-ld=lld "-B${folder}")
endif()

file(STRINGS "${PROJECT_SOURCE_DIR}/tests/costs.txt" rows REGEX "^[a-z]")
foreach(row IN LISTS rows)
    string(REGEX MATCH "^([a-z0-9_]+) ([0-9]+)$" row "${row}")
    set(BAYONET_COST_${CMAKE_MATCH_1} ${CMAKE_MATCH_2})
endforeach()
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/tests/costs.txt")

function(bayonet_test_properties name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "DEEP;DEEPER;PLAIN" "" "ENV")
    file(RELATIVE_PATH label "${PROJECT_SOURCE_DIR}/tests" "${CMAKE_CURRENT_SOURCE_DIR}")
    if(label MATCHES "^\\.\\.") # a folder without a list of its own
        get_filename_component(label "${arg_UNPARSED_ARGUMENTS}" DIRECTORY)
        file(RELATIVE_PATH label "${PROJECT_SOURCE_DIR}/tests" "${label}")
    endif()
    foreach(word DEEP DEEPER PLAIN)
        if(arg_${word})
            string(TOLOWER "${word}" mark)
            list(APPEND label ${mark})
        endif()
    endforeach()
    list(APPEND arg_ENV "UBSAN_OPTIONS=print_stacktrace=1" "PYTHONDONTWRITEBYTECODE=1"
        "PYTHONPATH=${PROJECT_SOURCE_DIR}/tests/support"
        "BAYONET_BUILD=${PROJECT_BINARY_DIR}" "CC=${CMAKE_C_COMPILER}")
    if(TARGET bayonet_command)
        list(APPEND arg_ENV "BAYONET=$<TARGET_FILE:bayonet_command>")
    else()
        list(APPEND arg_ENV "BAYONET=${PROJECT_BINARY_DIR}/apps/cli/bayonet")
    endif()
    set_tests_properties(${name} PROPERTIES LABELS "${label}"
        ENVIRONMENT "${arg_ENV}" WORKING_DIRECTORY "${PROJECT_SOURCE_DIR}")
    if(DEFINED BAYONET_COST_${name})
        set_tests_properties(${name} PROPERTIES COST ${BAYONET_COST_${name}})
    endif()
endfunction()

# DEEP, DEEPER and PLAIN, where they were given, for bayonet_test_properties.
macro(bayonet_marks out)
    set(${out} "")
    foreach(word DEEP DEEPER PLAIN)
        if(arg_${word})
            list(APPEND ${out} ${word})
        endif()
    endforeach()
endmacro()

# Warnings, definitions and folders of the programs of tests, and of their parts.
function(bayonet_as_test name)
    target_compile_options(${name} PRIVATE ${BAYONET_WARNINGS})
    target_compile_definitions(${name} PRIVATE _POSIX_C_SOURCE=200809L
        BAYONET_SOURCE_DIR="${PROJECT_SOURCE_DIR}")
    target_include_directories(${name} PRIVATE "${PROJECT_SOURCE_DIR}/include"
        "${PROJECT_SOURCE_DIR}/src" "${PROJECT_SOURCE_DIR}/tests")
endfunction()

# Sources of a test program, those that several programs share as objects: what is under tests/ and is
# no test_*.c is compiled once for all of them.
function(bayonet_test_sources out)
    set(sources "")
    foreach(source IN LISTS ARGN)
        get_filename_component(source "${source}" ABSOLUTE)
        file(RELATIVE_PATH place "${PROJECT_SOURCE_DIR}/tests" "${source}")
        if(place MATCHES "^\\.\\.|(^|/)test_[^/]*$")
            list(APPEND sources "${source}")
            continue()
        endif()
        string(MAKE_C_IDENTIFIER "part_${place}" part)
        if(NOT TARGET ${part})
            add_library(${part} OBJECT "${source}")
            bayonet_as_test(${part})
            target_include_directories(${part} PRIVATE "${PROJECT_SOURCE_DIR}/apps")
        endif()
        list(APPEND sources $<TARGET_OBJECTS:${part}>)
    endforeach()
    set(${out} "${sources}" PARENT_SCOPE)
endfunction()

function(bayonet_test name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "DEEP" "" "SOURCES;LIBS;ARGS;ENV")
    bayonet_marks(marks)
    bayonet_test_sources(sources ${arg_SOURCES} "${PROJECT_SOURCE_DIR}/tests/support/only.c")
    add_executable(${name} ${sources})
    bayonet_as_test(${name})
    # Most of what a test_*.c does is done by the library: to optimise it takes longer than it saves.
    target_compile_options(${name} PRIVATE $<$<CONFIG:Debug>:-O0>)
    target_link_libraries(${name} PRIVATE ${arg_LIBS})
    if(TARGET bayonet)
        target_link_libraries(${name} PRIVATE bayonet::bayonet)
    endif()
    target_link_libraries(${name} PRIVATE PkgConfig::CMOCKA m)
    target_link_options(${name} PRIVATE ${BAYONET_TEST_LINKING})
    add_test(NAME ${name} COMMAND ${name} ${arg_ARGS})
    bayonet_test_properties(${name} ${marks} ENV ${arg_ENV})
endfunction()

function(bayonet_python_test name file)
    cmake_parse_arguments(PARSE_ARGV 2 arg "DEEP;DEEPER;PLAIN" "" "ENV")
    if(arg_PLAIN AND BAYONET_SANITIZE)
        return()
    endif()
    bayonet_marks(marks)
    get_filename_component(file "${file}" ABSOLUTE)
    add_test(NAME ${name} COMMAND "${BAYONET_PYTHON}"
        "${PROJECT_SOURCE_DIR}/tests/support/run_unittest.py" "${file}")
    bayonet_test_properties(${name} "${file}" ${marks} ENV ${arg_ENV})
endfunction()

function(bayonet_script_test name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "DEEP;PLAIN;ONE" "" "")
    if(arg_PLAIN AND BAYONET_SANITIZE)
        return()
    endif()
    bayonet_marks(marks)
    set(how "${BAYONET_PYTHON}" "${PROJECT_SOURCE_DIR}/tests/support/run_tap.py")
    if(arg_ONE)
        set(how "")
    endif()
    list(POP_FRONT arg_UNPARSED_ARGUMENTS program)
    if(TARGET ${program})
        set(program "$<TARGET_FILE:${program}>")
    endif()
    add_test(NAME ${name} COMMAND ${how} "${program}" ${arg_UNPARSED_ARGUMENTS})
    bayonet_test_properties(${name} ${marks})
endfunction()

# The page is built once, whichever of its tests are asked for.
function(bayonet_page_fixture)
    add_test(NAME page_build COMMAND "${PROJECT_SOURCE_DIR}/tools/page.sh" --build-only)
    add_test(NAME page_invented COMMAND "${PROJECT_SOURCE_DIR}/tools/page.sh" invented)
    foreach(name page_build page_invented)
        bayonet_test_properties(${name})
        set_tests_properties(${name} PROPERTIES FIXTURES_SETUP page)
    endforeach()
endfunction()

function(bayonet_page_test name file)
    cmake_parse_arguments(PARSE_ARGV 2 arg "DEEP" "" "")
    bayonet_marks(marks)
    get_filename_component(file "${file}" ABSOLUTE)
    add_test(NAME ${name} COMMAND "${PROJECT_SOURCE_DIR}/tools/page.sh" node "${file}")
    bayonet_test_properties(${name} ${marks} ENV
        "BAYONET_PAGE=${PROJECT_SOURCE_DIR}/web/dist" "BAYONET_BROWSER=${BAYONET_BROWSER}"
        "BAYONET_INVENTED=${PROJECT_BINARY_DIR}/../page-invented")
    set_tests_properties(${name} PROPERTIES FIXTURES_REQUIRED page)
endfunction()

# Every test_*.py in or under a folder that has no CMakeLists.txt of its own. What takes `deep` or `many` goes
# deeper; what is no agreement runs Python alone.
function(bayonet_python_tests_in folder)
    if(EXISTS "${PROJECT_SOURCE_DIR}/${folder}/CMakeLists.txt")
        return()
    endif()
    file(GLOB_RECURSE files CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/${folder}/test_*.py")
    get_filename_component(kind "${folder}" NAME)
    foreach(file IN LISTS files)
        get_filename_component(name "${file}" NAME_WE)
        string(REPLACE "test_" "${kind}_" name "${name}")
        set(how DEEPER)
        if(NOT name MATCHES "_agreement$")
            file(STRINGS "${file}" how REGEX "^from limits import .*(deep|many)" LIMIT_COUNT 1)
            string(REGEX REPLACE ".+" "DEEPER" how "${how}")
            list(APPEND how PLAIN)
        endif()
        bayonet_python_test(${name} "${file}" ${how})
    endforeach()
endfunction()

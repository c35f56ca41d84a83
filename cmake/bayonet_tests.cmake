# bayonet_test(name SOURCES … [LIBS …] [ARGS …] [ENV A=b …] [TIMEOUT seconds])
#     a cmocka program run by CTest; it may include what is under include/, src/ and tests/
# bayonet_python_test(name file.py [ENV A=b …] [TIMEOUT seconds])
#     a Python unittest file run by CTest
# bayonet_script_test(name command… )
#     any other command; every line `ok …` or `not ok …` it prints counts as a test
# bayonet_page_test(name file.mjs [TIMEOUT seconds])
#     a script for node that drives the page in a browser and prints such lines; the page is built
#     before. BAYONET_PAGE names the built folder, BAYONET_BROWSER the browser, BAYONET_INVENTED
#     a module with more rule systems in it
#
# Tests run at the root of the sources. BAYONET names the command, where it is built.
include_guard()

find_package(PkgConfig REQUIRED)
pkg_check_modules(CMOCKA REQUIRED IMPORTED_TARGET cmocka)

# Debian's own Python first: another one on the path does not see Debian's modules.
find_program(BAYONET_PYTHON NAMES python3 PATHS /usr/bin NO_DEFAULT_PATH)
find_program(BAYONET_PYTHON NAMES python3 REQUIRED)

function(bayonet_test_properties name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "TIMEOUT" "ENV")
    if(NOT arg_TIMEOUT)
        set(arg_TIMEOUT 300)
    endif()
    file(RELATIVE_PATH label "${PROJECT_SOURCE_DIR}/tests" "${CMAKE_CURRENT_SOURCE_DIR}")
    list(APPEND arg_ENV "UBSAN_OPTIONS=print_stacktrace=1" "PYTHONDONTWRITEBYTECODE=1"
        "BAYONET_BUILD=${PROJECT_BINARY_DIR}" "CC=${CMAKE_C_COMPILER}")
    if(TARGET bayonet_command)
        list(APPEND arg_ENV "BAYONET=$<TARGET_FILE:bayonet_command>")
    else()
        list(APPEND arg_ENV "BAYONET=${PROJECT_BINARY_DIR}/apps/cli/bayonet")
    endif()
    set_tests_properties(${name} PROPERTIES TIMEOUT ${arg_TIMEOUT} LABELS "${label}"
        ENVIRONMENT "${arg_ENV}" WORKING_DIRECTORY "${PROJECT_SOURCE_DIR}")
endfunction()

function(bayonet_test name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "TIMEOUT" "SOURCES;LIBS;ARGS;ENV")
    add_executable(${name} ${arg_SOURCES})
    target_compile_options(${name} PRIVATE ${BAYONET_WARNINGS})
    target_compile_definitions(${name} PRIVATE _POSIX_C_SOURCE=200809L
        BAYONET_SOURCE_DIR="${PROJECT_SOURCE_DIR}")
    target_include_directories(${name} PRIVATE "${PROJECT_SOURCE_DIR}/include"
        "${PROJECT_SOURCE_DIR}/src" "${PROJECT_SOURCE_DIR}/tests")
    target_link_libraries(${name} PRIVATE ${arg_LIBS})
    if(TARGET bayonet)
        target_link_libraries(${name} PRIVATE bayonet::bayonet)
    endif()
    target_link_libraries(${name} PRIVATE PkgConfig::CMOCKA m)
    add_test(NAME ${name} COMMAND ${name} ${arg_ARGS})
    bayonet_test_properties(${name} TIMEOUT "${arg_TIMEOUT}" ENV ${arg_ENV})
endfunction()

function(bayonet_python_test name file)
    cmake_parse_arguments(PARSE_ARGV 2 arg "" "TIMEOUT" "ENV")
    get_filename_component(file "${file}" ABSOLUTE)
    add_test(NAME ${name} COMMAND "${BAYONET_PYTHON}" "${file}")
    bayonet_test_properties(${name} TIMEOUT "${arg_TIMEOUT}" ENV ${arg_ENV})
endfunction()

function(bayonet_script_test name)
    add_test(NAME ${name} COMMAND ${ARGN})
    bayonet_test_properties(${name})
endfunction()

# The page is built once, whichever of its tests are asked for.
function(bayonet_page_fixture)
    add_test(NAME page_build COMMAND "${PROJECT_SOURCE_DIR}/tools/page.sh" --build-only)
    add_test(NAME page_invented COMMAND "${PROJECT_SOURCE_DIR}/tools/page.sh" invented)
    foreach(name page_build page_invented)
        bayonet_test_properties(${name} TIMEOUT 900)
        set_tests_properties(${name} PROPERTIES FIXTURES_SETUP page)
    endforeach()
endfunction()

function(bayonet_page_test name file)
    cmake_parse_arguments(PARSE_ARGV 2 arg "" "TIMEOUT" "")
    get_filename_component(file "${file}" ABSOLUTE)
    add_test(NAME ${name} COMMAND "${PROJECT_SOURCE_DIR}/tools/page.sh" node "${file}")
    bayonet_test_properties(${name} TIMEOUT "${arg_TIMEOUT}" ENV
        "BAYONET_PAGE=${PROJECT_SOURCE_DIR}/web/dist" "BAYONET_BROWSER=${BAYONET_BROWSER}"
        "BAYONET_INVENTED=${PROJECT_BINARY_DIR}/../wasm-invented/apps/wasm/bayonet.wasm")
    set_tests_properties(${name} PROPERTIES FIXTURES_REQUIRED page)
endfunction()

# Every test_*.py of a folder that has no CMakeLists.txt of its own.
function(bayonet_python_tests_in folder)
    if(EXISTS "${PROJECT_SOURCE_DIR}/${folder}/CMakeLists.txt")
        return()
    endif()
    file(GLOB files CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/${folder}/test_*.py")
    get_filename_component(kind "${folder}" NAME)
    foreach(file IN LISTS files)
        get_filename_component(name "${file}" NAME_WE)
        string(REPLACE "test_" "${kind}_" name "${name}")
        bayonet_python_test(${name} "${file}")
    endforeach()
endfunction()

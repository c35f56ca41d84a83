# Functions for the folders' CMakeLists.txt:
#
#   bayonet_sources(a.c b.c)   compiles them into this folder's piece of the library
#   bayonet_twice(c.c)         the same, and a second time with BAY_RESIDUE defined
#   bayonet_program(name SOURCES … [LIBS …])   a program over include/bayonet and the library
#   bayonet_program_parts(name SOURCES … [LIBS …])   parts that several programs share, as an archive
#   bayonet_fuzz(fuzz_x SOURCES … [LIBS …] [MUTATES …] [DICT file])   a fuzz target
#
# Tests have bayonet_test, in bayonet_tests.cmake.
include_guard()

include("${CMAKE_CURRENT_LIST_DIR}/bayonet_levels.cmake")

set(CMAKE_C_STANDARD 17)
set(CMAKE_C_STANDARD_REQUIRED ON)
set(CMAKE_C_EXTENSIONS OFF)
set(CMAKE_C_VISIBILITY_PRESET hidden)
set(CMAKE_POSITION_INDEPENDENT_CODE ON)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)

# -ffp-contract=off: the page and the command agree to the last digit.
add_compile_options("$<$<COMPILE_LANGUAGE:C>:-ffp-contract=off>")
# What is built to be used is the same bytes wherever it is built. (For work, where a file is.)
foreach(folder IN ITEMS "${PROJECT_BINARY_DIR}" "${PROJECT_SOURCE_DIR}")
    add_compile_options("$<$<NOT:$<CONFIG:Debug>>:-ffile-prefix-map=${folder}=.>")
endforeach()
if(BAYONET_SANITIZE)
    add_compile_options(-fsanitize=${BAYONET_SANITIZE} -fno-sanitize-recover=all
        -fno-omit-frame-pointer)
    add_link_options(-fsanitize=${BAYONET_SANITIZE})
endif()
# Telling the fuzzer each number that is compared is half of what an input costs. It still sees
# which code is reached, how often, and the words that are compared.
if(BAYONET_FUZZ)
    add_compile_options(-fno-sanitize-coverage=trace-cmp -fno-sanitize=null,object-size,pointer-overflow)
endif()

set(BAYONET_WARNINGS
    -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wundef -Wvla -Wswitch-enum
    -Wstrict-prototypes -Wmissing-prototypes -Wwrite-strings)
# Only in our own presets: a stranger's compiler may know a new warning, and sanitizers make gcc
# see variables unset that are not.
if(BAYONET_WERROR)
    list(APPEND BAYONET_WARNINGS -Werror)
endif()

# Everything is hidden but what the public headers declare, and they need say nothing about it:
# a declaration first seen as visible stays so. (The browser's door names its exports itself.)
file(GLOB public_headers CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/include/bayonet/*.h")
set(visible "#pragma GCC visibility push(default)\n")
foreach(header IN LISTS public_headers)
    get_filename_component(name "${header}" NAME)
    string(APPEND visible "#include \"bayonet/${name}\"\n")
endforeach()
set(BAYONET_VISIBLE "${PROJECT_BINARY_DIR}/bayonet_visible.h")
file(CONFIGURE OUTPUT "${BAYONET_VISIBLE}" @ONLY
    CONTENT "${visible}#pragma GCC visibility pop\n")

# Adds each folder that has a CMakeLists.txt, unless a folder above has added it.
function(bayonet_folders)
    foreach(folder IN LISTS ARGN)
        set(path "${PROJECT_SOURCE_DIR}/${folder}")
        bayonet_known("${PROJECT_SOURCE_DIR}" known)
        if(EXISTS "${path}/CMakeLists.txt" AND NOT path IN_LIST known)
            add_subdirectory("${path}" "${PROJECT_BINARY_DIR}/${folder}")
        endif()
    endforeach()
endfunction()

# Adds every folder under this one that has a CMakeLists.txt, outer ones first.
function(bayonet_folders_under top)
    file(GLOB_RECURSE lists RELATIVE "${PROJECT_SOURCE_DIR}" CONFIGURE_DEPENDS
        "${PROJECT_SOURCE_DIR}/${top}/CMakeLists.txt")
    list(TRANSFORM lists REPLACE "/CMakeLists.txt$" "")
    list(SORT lists) # a folder sorts before what is in it
    bayonet_folders(${lists})
endfunction()

function(bayonet_known folder out)
    get_property(below DIRECTORY "${folder}" PROPERTY SUBDIRECTORIES)
    set(all ${below})
    foreach(one IN LISTS below)
        bayonet_known("${one}" deeper)
        list(APPEND all ${deeper})
    endforeach()
    set(${out} "${all}" PARENT_SCOPE)
endfunction()

# The name of this folder's piece: src/rules/nqm -> bayonet_rules_nqm.
function(bayonet_piece_name out)
    file(RELATIVE_PATH place "${PROJECT_SOURCE_DIR}/src" "${CMAKE_CURRENT_SOURCE_DIR}")
    string(MAKE_C_IDENTIFIER "bayonet_${place}" name)
    set(${out} "${name}" PARENT_SCOPE)
endfunction()

function(bayonet_piece name)
    if(NOT TARGET ${name})
        add_library(${name} OBJECT)
        target_compile_options(${name} PRIVATE ${BAYONET_WARNINGS})
        target_include_directories(${name} PRIVATE
            "${PROJECT_SOURCE_DIR}/include" "${PROJECT_SOURCE_DIR}/src")
        if(NOT BAYONET_CORE_ONLY)
            # Sections: who links the archive may leave out what he does not use (--gc-sections).
            target_compile_options(${name} PRIVATE -include "${BAYONET_VISIBLE}"
                -ffunction-sections -fdata-sections)
            # C throws nothing, and needs no unwind tables (docs/decisions/0005).
            target_compile_options(${name} PRIVATE
                $<$<CONFIG:Release>:-fno-asynchronous-unwind-tables>)
        endif()
        # For size; what is walked is in bayonet_levels.cmake.
        target_compile_options(${name} PRIVATE $<$<CONFIG:Release>:${BAYONET_SMALL_LEVEL}>)
        set_property(GLOBAL APPEND PROPERTY BAYONET_PIECES ${name})
    endif()
    target_sources(${name} PRIVATE ${ARGN})
    bayonet_levels(${name} ${ARGN})
endfunction()

function(bayonet_sources)
    bayonet_piece_name(name)
    bayonet_piece(${name} ${ARGN})
endfunction()

# Sources over the scalar `number`: once as double, once as a residue.
function(bayonet_twice)
    bayonet_piece_name(name)
    bayonet_piece(${name} ${ARGN})
    bayonet_piece(${name}_residue ${ARGN})
    target_compile_definitions(${name}_residue PRIVATE BAY_RESIDUE)
endfunction()

# bayonet::bayonet (static) and bayonet::shared, of the same objects. In a core-only build
# bayonet::bayonet is the objects themselves, for no archiver knows the browser's format, without
# the registry, of which each module has its own (apps/wasm).
function(bayonet_library)
    get_property(pieces GLOBAL PROPERTY BAYONET_PIECES)
    if(NOT pieces)
        return()
    endif()
    set(objects "")
    foreach(piece IN LISTS pieces)
        list(APPEND objects "$<TARGET_OBJECTS:${piece}>")
    endforeach()
    if(BAYONET_CORE_ONLY)
        add_library(bayonet INTERFACE)
        target_sources(bayonet INTERFACE ${objects})
        target_include_directories(bayonet INTERFACE "${PROJECT_SOURCE_DIR}/include")
    else()
        add_library(bayonet STATIC ${objects})
        add_library(bayonet_shared SHARED ${objects})
        set_target_properties(bayonet_shared PROPERTIES OUTPUT_NAME bayonet LINKER_LANGUAGE C
            VERSION ${PROJECT_VERSION})
        set_target_properties(bayonet PROPERTIES LINKER_LANGUAGE C)
        set(headers "$<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/include>")
        target_include_directories(bayonet PUBLIC "${headers}")
        target_include_directories(bayonet_shared PUBLIC "${headers}")
        add_library(bayonet::shared ALIAS bayonet_shared)
    endif()
    add_library(bayonet::bayonet ALIAS bayonet)
endfunction()

# A program: strict C with POSIX, the public headers, nothing of src/.
function(bayonet_program name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "SOURCES;LIBS")
    add_executable(${name} ${arg_SOURCES})
    bayonet_as_program(${name} PRIVATE ${arg_LIBS})
endfunction()

function(bayonet_program_parts name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "SOURCES;LIBS")
    add_library(${name} STATIC ${arg_SOURCES})
    bayonet_as_program(${name} PUBLIC ${arg_LIBS})
endfunction()

function(bayonet_as_program name scope)
    target_compile_options(${name} PRIVATE ${BAYONET_WARNINGS})
    target_compile_definitions(${name} PRIVATE _POSIX_C_SOURCE=200809L)
    target_link_libraries(${name} ${scope} bayonet::bayonet ${ARGN})
endfunction()

# A fuzz target; its kept corpus is corpus/x. In the fuzz build it is linked with libFuzzer and with
# the sources that say how an input is changed (MUTATES), and listed in fuzz_targets.txt
# (program|corpus|dictionary|how many INPUTS .ci/run makes). In other builds it is a test that runs
# the corpus once.
function(bayonet_fuzz name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "DICT;INPUTS" "SOURCES;LIBS;MUTATES")
    string(REGEX REPLACE "^fuzz_" "" corpus "${name}")
    set(corpus "${CMAKE_CURRENT_SOURCE_DIR}/corpus/${corpus}")
    if(BAYONET_FUZZ)
        list(APPEND arg_SOURCES ${arg_MUTATES} told_compares.c)
    else()
        bayonet_test_sources(arg_SOURCES ${arg_SOURCES} run_corpus.c)
    endif()
    add_executable(${name} ${arg_SOURCES})
    target_compile_options(${name} PRIVATE ${BAYONET_WARNINGS})
    target_compile_definitions(${name} PRIVATE _POSIX_C_SOURCE=200809L)
    target_include_directories(${name} PRIVATE
        "${PROJECT_SOURCE_DIR}/src" "${PROJECT_SOURCE_DIR}/tests")
    target_link_libraries(${name} PRIVATE bayonet::bayonet ${arg_LIBS} m)
    if(NOT BAYONET_FUZZ)
        bayonet_script_test(${name} ${name} "${corpus}")
        return()
    endif()
    target_link_options(${name} PRIVATE -fsanitize=fuzzer -Wl,--wrap=strcmp)
    if(arg_DICT)
        get_filename_component(arg_DICT "${arg_DICT}" ABSOLUTE)
    endif()
    set_property(GLOBAL APPEND_STRING PROPERTY BAYONET_FUZZ_TARGETS
        "$<TARGET_FILE:${name}>|${corpus}|${arg_DICT}|${arg_INPUTS}\n")
endfunction()

function(bayonet_write_fuzz_list)
    get_property(targets GLOBAL PROPERTY BAYONET_FUZZ_TARGETS)
    file(GENERATE OUTPUT "${PROJECT_BINARY_DIR}/fuzz_targets.txt" CONTENT "${targets}")
endfunction()

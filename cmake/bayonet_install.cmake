# The files that `cmake --install` puts under its prefix, all relative, so that the tree can be moved:
#
#   the library, shared and static; include/bayonet; bayonet.pc; what find_package(bayonet) reads
#   the command, where it is built, with its manual pages and completions
#   the licence, the formats, the examples
#
# Tests link bayonet::bayonet of the build, in which names shared between the library's own files are
# still visible. In the installed archive they are not: it is one object, linked beforehand, in which
# all names except the public ones are local, so that they clash with nothing.
include_guard()

include(CMakePackageConfigHelpers)
include(GNUInstallDirs)

# The ABI holds within a minor version before 1.0, and within a major version from then on.
set(BAYONET_ABI ${PROJECT_VERSION_MAJOR})
set(BAYONET_COMPATIBLE SameMajorVersion)
if(PROJECT_VERSION_MAJOR EQUAL 0)
    set(BAYONET_ABI 0.${PROJECT_VERSION_MINOR})
    set(BAYONET_COMPATIBLE SameMinorVersion)
endif()

function(bayonet_install)
    get_property(pieces GLOBAL PROPERTY BAYONET_PIECES)
    bayonet_shared_names()
    bayonet_closed_archive(${pieces})
    bayonet_install_library()
    bayonet_install_package()
    if(TARGET bayonet_command)
        bayonet_install_command()
    endif()
    bayonet_install_documents()
endfunction()

# Where the linker knows of such: every public name carries the version of the ABI, and no name
# may be missing, which sees to it that the library needs nothing but the C library.
function(bayonet_shared_names)
    set(map "${PROJECT_BINARY_DIR}/bayonet.map")
    configure_file("${CMAKE_CURRENT_FUNCTION_LIST_DIR}/bayonet.map.in" "${map}" @ONLY)
    include(CheckLinkerFlag)
    check_linker_flag(C "-Wl,-z,defs" BAYONET_HAS_Z_DEFS)
    if(BAYONET_HAS_Z_DEFS AND NOT BAYONET_SANITIZE) # their own names come with the program
        target_link_options(bayonet_shared PRIVATE LINKER:-z,defs)
    endif()
    check_linker_flag(C "-Wl,--version-script=${map}" BAYONET_HAS_VERSION_SCRIPT)
    if(BAYONET_HAS_VERSION_SCRIPT)
        target_link_options(bayonet_shared PRIVATE "LINKER:--version-script=${map}")
        set_property(TARGET bayonet_shared APPEND PROPERTY LINK_DEPENDS "${map}")
    endif()
    # What the library calls of its own public functions it calls directly.
    check_linker_flag(C "-Wl,-Bsymbolic-functions" BAYONET_HAS_SYMBOLIC_FUNCTIONS)
    if(BAYONET_HAS_SYMBOLIC_FUNCTIONS)
        target_link_options(bayonet_shared PRIVATE LINKER:-Bsymbolic-functions)
    endif()
    # What none of its public functions needs is left out.
    check_linker_flag(C "-Wl,--gc-sections" BAYONET_HAS_GC_SECTIONS)
    if(BAYONET_HAS_GC_SECTIONS)
        target_link_options(bayonet_shared PRIVATE LINKER:--gc-sections)
    endif()
    set_target_properties(bayonet_shared PROPERTIES SOVERSION ${BAYONET_ABI})
    bayonet_packed_relocations()
endfunction()

# A pointer in a table costs 24 bytes of relocations; packed, a bit or two. Only where the loader of
# this machine is seen to know them (docs/decisions/0005).
function(bayonet_packed_relocations)
    if(CMAKE_CROSSCOMPILING OR BAYONET_SANITIZE)
        return()
    endif()
    include(CheckCSourceRuns)
    set(CMAKE_REQUIRED_FLAGS -fPIE)
    set(CMAKE_REQUIRED_LINK_OPTIONS -pie -Wl,-z,pack-relative-relocs)
    check_c_source_runs("
        static const char *const words[] = {\"a\", \"b\"};
        int main(int count, char **argument) { (void)argument; return *words[count - 1] != 'a'; }"
        BAYONET_HAS_PACKED_RELOCATIONS)
    if(BAYONET_HAS_PACKED_RELOCATIONS)
        target_link_options(bayonet_shared PRIVATE LINKER:-z,pack-relative-relocs)
    endif()
endfunction()

# bayonet_static: the archive to install. Where names cannot be made local (no objcopy, objects
# that are not machine code yet, sanitizers, which keep tables of names) it has the plain objects.
function(bayonet_closed_archive)
    list(TRANSFORM ARGN REPLACE "(.+)" "$<TARGET_OBJECTS:\\1>" OUTPUT_VARIABLE objects)
    set(flags "${CMAKE_C_FLAGS}")
    if(CMAKE_OBJCOPY AND NOT APPLE AND NOT WIN32 AND NOT BAYONET_SANITIZE
            AND NOT CMAKE_INTERPROCEDURAL_OPTIMIZATION AND NOT flags MATCHES "-flto")
        bayonet_closed_object("${flags}" objects)
    endif()
    add_library(bayonet_static STATIC ${objects})
    set_target_properties(bayonet_static PROPERTIES LINKER_LANGUAGE C OUTPUT_NAME bayonet
        ARCHIVE_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}/closed")
endfunction()

# From the plain archive: not every generator knows what to do when an object changes.
function(bayonet_closed_object flags out)
    separate_arguments(flags NATIVE_COMMAND "${flags}")
    get_property(several_at_once GLOBAL PROPERTY GENERATOR_IS_MULTI_CONFIG)
    set(folder "${PROJECT_BINARY_DIR}/closed")
    if(several_at_once)
        string(APPEND folder "/$<CONFIG>")
    endif()
    add_custom_command(OUTPUT "${folder}/bayonet.o"
        COMMAND "${CMAKE_COMMAND}" -E make_directory "${folder}"
        COMMAND "${CMAKE_C_COMPILER}" ${flags} -r -nostdlib -o "${folder}/bayonet.o"
            -Wl,--whole-archive "$<TARGET_FILE:bayonet>" -Wl,--no-whole-archive
        COMMAND "${CMAKE_OBJCOPY}" --localize-hidden "${folder}/bayonet.o"
        DEPENDS bayonet VERBATIM COMMENT "Making the library's own names local")
    set(${out} "${folder}/bayonet.o" PARENT_SCOPE)
endfunction()

function(bayonet_install_library)
    set_target_properties(bayonet_shared PROPERTIES EXPORT_NAME bayonet)
    set_target_properties(bayonet_static PROPERTIES EXPORT_NAME static)
    install(TARGETS bayonet_shared bayonet_static EXPORT bayonet
        INCLUDES DESTINATION "${CMAKE_INSTALL_INCLUDEDIR}")
    install(DIRECTORY "${PROJECT_SOURCE_DIR}/include/bayonet" TYPE INCLUDE
        FILES_MATCHING PATTERN "*.h")
endfunction()

function(bayonet_install_package)
    set(package "${CMAKE_INSTALL_LIBDIR}/cmake/bayonet")
    set(made "${PROJECT_BINARY_DIR}/package")
    install(EXPORT bayonet NAMESPACE bayonet:: FILE bayonetTargets.cmake DESTINATION "${package}")
    configure_package_config_file("${CMAKE_CURRENT_FUNCTION_LIST_DIR}/bayonetConfig.cmake.in"
        "${made}/bayonetConfig.cmake" INSTALL_DESTINATION "${package}"
        NO_SET_AND_CHECK_MACRO)
    write_basic_package_version_file("${made}/bayonetConfigVersion.cmake"
        COMPATIBILITY ${BAYONET_COMPATIBLE})
    install(FILES "${made}/bayonetConfig.cmake" "${made}/bayonetConfigVersion.cmake"
        DESTINATION "${package}")

    set(from_pc "${CMAKE_INSTALL_LIBDIR}/pkgconfig")
    bayonet_seen_from("${from_pc}" "${CMAKE_INSTALL_LIBDIR}" pc_libdir)
    bayonet_seen_from("${from_pc}" "${CMAKE_INSTALL_INCLUDEDIR}" pc_includedir)
    bayonet_seen_from("${from_pc}" "" pc_prefix)
    configure_file("${CMAKE_CURRENT_FUNCTION_LIST_DIR}/bayonet.pc.in" "${made}/bayonet.pc" @ONLY)
    install(FILES "${made}/bayonet.pc" DESTINATION "${from_pc}")
endfunction()

# The way from bayonet.pc to a folder of the same tree, whatever its prefix will be. Where one of
# the two was given as an absolute folder, what was configured holds.
function(bayonet_seen_from here there out)
    if(IS_ABSOLUTE "${here}" OR IS_ABSOLUTE "${there}")
        get_filename_component(way "${there}" ABSOLUTE BASE_DIR "${CMAKE_INSTALL_PREFIX}")
    else()
        file(RELATIVE_PATH way "/prefix/${here}" "/prefix/${there}")
        string(REGEX REPLACE "/$" "" way "\${pcfiledir}/${way}")
    endif()
    set(${out} "${way}" PARENT_SCOPE)
endfunction()

# The command itself writes its pages, so a machine that cannot run it goes without.
function(bayonet_install_command)
    install(TARGETS bayonet_command)
    if(CMAKE_CROSSCOMPILING)
        return()
    endif()
    set(pages "${PROJECT_BINARY_DIR}/pages")
    add_custom_command(OUTPUT "${pages}/written"
        COMMAND "${CMAKE_COMMAND}" "-DBAYONET=$<TARGET_FILE:bayonet_command>"
            "-DPAGES=${pages}" -P "${CMAKE_CURRENT_FUNCTION_LIST_DIR}/bayonet_pages.cmake"
        DEPENDS bayonet_command "${CMAKE_CURRENT_FUNCTION_LIST_DIR}/bayonet_pages.cmake" VERBATIM
        COMMENT "Writing manual pages and completions")
    add_custom_target(bayonet_pages ALL DEPENDS "${pages}/written")
    install(DIRECTORY "${pages}/man1" TYPE MAN)
    install(FILES "${pages}/bayonet.bash" RENAME bayonet
        DESTINATION "${CMAKE_INSTALL_DATADIR}/bash-completion/completions")
    install(FILES "${pages}/bayonet.zsh" RENAME _bayonet
        DESTINATION "${CMAKE_INSTALL_DATADIR}/zsh/site-functions")
    install(FILES "${pages}/bayonet.fish"
        DESTINATION "${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d")
endfunction()

function(bayonet_install_documents)
    install(FILES "${PROJECT_SOURCE_DIR}/LICENSE" "${PROJECT_SOURCE_DIR}/CHANGELOG.md" TYPE DOC)
    install(DIRECTORY "${PROJECT_SOURCE_DIR}/docs/formats" "${PROJECT_SOURCE_DIR}/examples"
        TYPE DOC)
endfunction()

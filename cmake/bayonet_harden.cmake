# bayonet_harden(target …): the command reads what strangers wrote, so a fault in it shall end it, not
# serve whoever caused it. The library stays as it is: it is a part of other programs, which choose for
# themselves, and what it costs is measured. A compiler or linker that does not know an option goes
# without; tools/check_hardened.sh says what became of it.
include_guard()
include(CheckCSourceCompiles)
include(CheckLinkerFlag)

set(BAYONET_HARD_COMPILE "")
set(BAYONET_HARD_LINK "")

# Only what works without a warning counts: clang takes unknown options with one.
function(bayonet_try_compile_option option)
    string(MAKE_C_IDENTIFIER "BAYONET_HAS${option}" known)
    set(CMAKE_REQUIRED_FLAGS "-Werror ${option}")
    set(CMAKE_REQUIRED_QUIET ON)
    check_c_source_compiles("#include <stdio.h>\nint main(void) { return puts(\"\") < 0; }\n" ${known})
    if(${known})
        set(BAYONET_HARD_COMPILE ${BAYONET_HARD_COMPILE} ${option} PARENT_SCOPE)
    endif()
endfunction()

function(bayonet_try_link_option option)
    string(MAKE_C_IDENTIFIER "BAYONET_LINKS${option}" known)
    set(CMAKE_REQUIRED_QUIET ON)
    check_linker_flag(C "${option}" ${known})
    if(${known})
        set(BAYONET_HARD_LINK ${BAYONET_HARD_LINK} "${option}" PARENT_SCOPE)
    endif()
endfunction()

# Checked copies, at a level that the C library knows: it warns of one that it does not.
function(bayonet_try_fortify level)
    set(CMAKE_REQUIRED_FLAGS "-Werror -O2 -U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=${level}")
    set(CMAKE_REQUIRED_QUIET ON)
    check_c_source_compiles("#include <stdio.h>\nint main(void) { return puts(\"\") < 0; }\n"
        BAYONET_FORTIFIES_${level})
endfunction()

# They need an optimiser, and sanitizers have checks of their own in their place.
function(bayonet_fortify level)
    foreach(config IN LISTS CMAKE_CONFIGURATION_TYPES CMAKE_BUILD_TYPE)
        string(TOUPPER "${config}" upper)
        if("${CMAKE_C_FLAGS} ${CMAKE_C_FLAGS_${upper}}" MATCHES "-O[1-3s]")
            foreach(option IN ITEMS -U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=${level})
                list(APPEND BAYONET_HARD_COMPILE "$<$<CONFIG:${config}>:${option}>")
            endforeach()
        endif()
    endforeach()
    set(BAYONET_HARD_COMPILE ${BAYONET_HARD_COMPILE} PARENT_SCOPE)
endfunction()

foreach(option IN ITEMS -fstack-protector-strong -fstack-clash-protection -fcf-protection)
    bayonet_try_compile_option(${option})
endforeach()
bayonet_try_fortify(3)
if(NOT BAYONET_FORTIFIES_3)
    bayonet_try_fortify(2)
endif()
if(BAYONET_FORTIFIES_3 AND NOT BAYONET_SANITIZE)
    bayonet_fortify(3)
elseif(BAYONET_FORTIFIES_2 AND NOT BAYONET_SANITIZE)
    bayonet_fortify(2)
endif()
# The code itself is compiled to stand anywhere already (CMAKE_POSITION_INDEPENDENT_CODE).
foreach(option IN ITEMS -pie LINKER:-z,relro LINKER:-z,now LINKER:-z,noexecstack)
    bayonet_try_link_option(${option})
endforeach()

function(bayonet_harden)
    foreach(target IN LISTS ARGN)
        target_compile_options(${target} PRIVATE ${BAYONET_HARD_COMPILE})
        get_target_property(type ${target} TYPE)
        if(type STREQUAL EXECUTABLE)
            target_link_options(${target} PRIVATE ${BAYONET_HARD_LINK})
        endif()
    endforeach()
endfunction()

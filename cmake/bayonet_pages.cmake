# Asks the command for its manual pages and completions, and writes them:
#
#   cmake -DBAYONET=… -DPAGES=folder -P bayonet_pages.cmake
#
# The first page names the others, so there is no list of them here.
cmake_policy(VERSION 3.21)

function(write_page file)
    execute_process(COMMAND "${BAYONET}" help ${ARGN} OUTPUT_VARIABLE text
        COMMAND_ERROR_IS_FATAL ANY)
    file(WRITE "${PAGES}/${file}" "${text}")
    set(written "${text}" PARENT_SCOPE)
endfunction()

file(REMOVE_RECURSE "${PAGES}")
write_page(man1/bayonet.1 --man bayonet)
string(REGEX MATCHALL "\\.Xr bayonet-[a-z]+ 1" others "${written}")
foreach(other IN LISTS others)
    string(REGEX REPLACE ".* bayonet-([a-z]+) 1" "\\1" verb "${other}")
    write_page(man1/bayonet-${verb}.1 --man ${verb})
endforeach()
foreach(shell IN ITEMS bash zsh fish)
    write_page(bayonet.${shell} --completion ${shell})
endforeach()
file(TOUCH "${PAGES}/written")

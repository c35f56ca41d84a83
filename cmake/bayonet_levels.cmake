# How the library is optimised in a release: for size, but for what is walked again and again.
# Measured with callgrind over commands of every rule system (docs/decisions/0005): a file stands here
# when a command spends half a hundredth of its instructions in it, or a bench measures it.
include_guard()

# By folder of src/, with / as _: its files, as a regular expression over their names without .c.
set(BAYONET_WALKED_base "stream|text|utf8")
set(BAYONET_WALKED_dice "chain|pools|pools_table|single|throw|throw_odds")
set(BAYONET_WALKED_ground "board|plane/(outline|way)")
set(BAYONET_WALKED_analysis
    "(graph|solve|simulate|explain)/.*|policy/(decision_(list|samples)|greedy_cover|graph_sorted|list_(game|policy)|rule_search|visit_weights)")
set(BAYONET_WALKED_json "json_(value|write)")
set(BAYONET_WALKED_scenario "values/(key_path|pattern|pattern_match)")
set(BAYONET_WALKED_rules_nqm "nqm_(attack|commit|force|judge|pins|score|tests|turn)")
set(BAYONET_WALKED_rules_portable
    "portable_(advance|combat|hit|initiation|positions|retreat|to_hit)")
set(BAYONET_WALKED_rules_soldiers "soldiers_(advance|assault|odds|retreat|score|shot|state)")
set(BAYONET_WALKED_rules_trial40k
    "after/(aftermath|fall_back|home|party|phase|result|sweep)|fight/(alike|answers|blows|fold|lay|majority|models|stand|steps|weapons|wounds|zones)")
set(BAYONET_WALKED_rules_wtj "wtj_(assault|morale|result|tanks|turn|unit)")

# As -O2, but what is small is put into what calls it as -O3 would; loops stay as they are written, and
# nothing is filled up to a boundary.
set(BAYONET_WALKED_LEVEL -O2)
if(CMAKE_C_COMPILER_ID STREQUAL GNU)
    list(APPEND BAYONET_WALKED_LEVEL -fno-tree-vectorize
        -falign-functions=1 -falign-jumps=1 -falign-loops=1
        --param=max-inline-insns-auto=30 --param=early-inlining-insns=14)
endif()
# Loops that -O3 unrolls: the rounds of the random numbers, and rules where that tells most.
set(BAYONET_UNROLLED "stream|text|utf8|portable_(combat|positions|to_hit)|wtj_(assault|result|unit)")

# The level of each of this piece's sources.
function(bayonet_levels piece)
    string(REGEX REPLACE "^bayonet_" "" folder "${piece}")
    string(REGEX REPLACE "_residue$" "" folder "${folder}")
    if(NOT DEFINED BAYONET_WALKED_${folder})
        return()
    endif()
    foreach(source IN LISTS ARGN)
        if(source MATCHES "^(${BAYONET_WALKED_${folder}})\\.c$")
            set(level ${BAYONET_WALKED_LEVEL})
            if(source MATCHES "^(${BAYONET_UNROLLED})\\.c$")
                set(level -O3)
            endif()
            set_source_files_properties(${source} PROPERTIES
                COMPILE_OPTIONS "$<$<CONFIG:Release>:${level}>")
        endif()
    endforeach()
endfunction()

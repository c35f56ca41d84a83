# How the library is optimised in a release: for size, but for what is walked again and again.
# A file stands here when a command loses more than a few thousandths of its speed without it, measured
# with callgrind at each level over commands of every rule system (docs/decisions/0005), or a bench
# measures it.
include_guard()
include(CheckCCompilerFlag)

# Everything else. -Oz is smaller than -Os; gcc knows it since version 12.
check_c_compiler_flag(-Oz BAYONET_HAS_OZ)
set(BAYONET_SMALL_LEVEL -Os)
if(BAYONET_HAS_OZ)
    set(BAYONET_SMALL_LEVEL -Oz)
endif()

# By folder of src/, with / as _: its files, as a regular expression over their names without .c.
set(BAYONET_WALKED_base "memory|stream|text|utf8")
set(BAYONET_WALKED_dice "bouts|chain|pools|pools_table|single|throw|throw_odds")
set(BAYONET_WALKED_ground "board|plane/(outline|way)")
set(BAYONET_WALKED_analysis
    "graph/(components|graph|graph_expand|graph_meet|graph_outcomes|graph_pool|graph_table|orders)|solve/(best|best_aims|best_ties|eliminate|loop|occupancy|occupancy_loop|odds|tally)|simulate/.*|explain/clause_counts|policy/(decision_samples|list_game|list_policy|rule_search)")
set(BAYONET_WALKED_json "json_value")
set(BAYONET_WALKED_scenario "values/(key_path|pattern)")
set(BAYONET_WALKED_rules_kit "kit_battle")
set(BAYONET_WALKED_rules_nqm "nqm_(attack|commit|force|judge|pins|symmetry|tests)")
set(BAYONET_WALKED_rules_portable "portable_(advance|combat|hit|initiation|positions|retreat|to_hit)")
set(BAYONET_WALKED_rules_soldiers "soldiers_(assault|odds|retreat|shot)")
set(BAYONET_WALKED_rules_trial40k
    "after/(aftermath|fall_back|merge)|fight/(answers|blows|fold|lay|models|stand|steps|weapons|wounds|zones)")
set(BAYONET_WALKED_rules_wtj "wtj_(assault|joined|result|turn|unit)")

# As -O2, but what is small is put into what calls it as -O3 would; loops stay as they are written, and
# nothing is filled up to a boundary.
set(BAYONET_WALKED_LEVEL -O2)
set(BAYONET_INLINING "")
if(CMAKE_C_COMPILER_ID STREQUAL GNU)
    list(APPEND BAYONET_WALKED_LEVEL -fno-tree-vectorize
        -falign-functions=1 -falign-jumps=1 -falign-loops=1)
    set(BAYONET_INLINING --param=max-inline-insns-auto=30 --param=early-inlining-insns=14)
endif()
# Files that gain nothing by what is put into what calls it.
set(BAYONET_NOT_INLINED
    "single|graph/graph_pool|solve/(best|occupancy)|explain/clause_counts|policy/(decision_samples|list_game|list_policy)|nqm_tests|soldiers_shot|fight/(weapons|zones)")
# Loops that -O3 unrolls: the rounds of the random numbers, and rules where that tells most.
set(BAYONET_UNROLLED "stream|text|utf8|portable_(combat|positions|to_hit)|wtj_(assault|joined|result|unit)")
# The browser has to fetch it: what is walked is for size, only not as small as it can be; what a short
# command feels is.
if(BAYONET_CORE_ONLY)
    set(BAYONET_WALKED_LEVEL -Os)
    set(BAYONET_INLINING "")
    set(BAYONET_UNROLLED "none")
    foreach(folder IN ITEMS base json scenario rules_kit)
        unset(BAYONET_WALKED_${folder})
    endforeach()
endif()

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
            elseif(NOT source MATCHES "^(${BAYONET_NOT_INLINED})\\.c$")
                list(APPEND level ${BAYONET_INLINING})
            endif()
            set_source_files_properties(${source} PROPERTIES
                COMPILE_OPTIONS "$<$<CONFIG:Release>:${level}>")
        endif()
    endforeach()
endfunction()

# The browser's machine: clang, lld and wasi-libc as Debian packs them; no threads, no imports.
set(CMAKE_SYSTEM_NAME Generic)
set(CMAKE_SYSTEM_PROCESSOR wasm32)
set(CMAKE_C_COMPILER clang-14)
set(CMAKE_C_COMPILER_TARGET wasm32-wasi)
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)
set(CMAKE_EXECUTABLE_SUFFIX_C .wasm)

# -Os: a quarter smaller than -O3 and a fifth slower, and the page has to be fetched.
# Optimisation is a matter of compiling: on the link line -O would call wasm-opt if it is there.
set(CMAKE_C_FLAGS_RELEASE_INIT "-DNDEBUG")
set(CMAKE_C_FLAGS_RELEASE "-DNDEBUG" CACHE STRING "")
# Both extensions of the machine are in every browser since 2021.
add_compile_options(-Os -flto -mbulk-memory -msign-ext)
# What is worked out once a request is made as small as it can be, a tenth smaller again; what is
# walked a million times (rules, dice, analysis in doubles) is not: -Oz makes it half as slow again.
set(BAYONET_SMALL "json|scenario|drawing|play|answer|sentences|reply|api|residue|base|kit|ground|text")
set(BAYONET_SMALL_SOURCES
    "^(file|show|charge)/|(_(load|view|draft|reader|lawful|validate|short|settings|words|valid)|^(orders[a-z_]*|apart|aim|why|clause_counts|bouts|throw_words|throw_read|throw_valid))\\.c$")
# Little is put into what calls it when linking: 3 KiB less, compressed, and a few in 100 slower.
add_link_options(-mexec-model=reactor -flto
    LINKER:--lto-O1 LINKER:-O2 LINKER:--gc-sections LINKER:--strip-all
    LINKER:--compress-relocations)

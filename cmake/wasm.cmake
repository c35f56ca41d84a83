# The browser's machine: clang, lld and wasi-libc as Debian packs them; no threads, no imports.
set(CMAKE_SYSTEM_NAME Generic)
set(CMAKE_SYSTEM_PROCESSOR wasm32)
set(CMAKE_C_COMPILER clang-14)
set(CMAKE_C_COMPILER_TARGET wasm32-wasi)
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)
set(CMAKE_EXECUTABLE_SUFFIX_C .wasm)

# -Os: a quarter smaller than -O3 and a fifth slower, and the page has to be fetched. What is not
# walked again and again is smaller again (bayonet_levels.cmake).
# Optimisation is a matter of compiling: on the link line -O would call wasm-opt if it is there.
set(CMAKE_C_FLAGS_RELEASE_INIT "-DNDEBUG")
set(CMAKE_C_FLAGS_RELEASE "-DNDEBUG" CACHE STRING "")
# Both extensions of the machine are in every browser since 2021.
add_compile_options(-Os -flto -mbulk-memory -msign-ext)
# Little is put into what calls it when linking: 3 KiB less, compressed, and a few in 100 slower.
add_link_options(-mexec-model=reactor -flto
    LINKER:--lto-O1 LINKER:-O2 LINKER:--gc-sections LINKER:--strip-all
    LINKER:--compress-relocations)

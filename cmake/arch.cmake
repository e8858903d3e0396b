# CIFRA_ARCH: the instruction set of a native build. Empty on the command line means: the best level this machine runs.
# Explicit levels instead of -march=native keep ccache honest between machines. Never above v3 by
# itself: valgrind cannot run AVX-512, and v4 gained up to 1.3x on The Number only (-DCIFRA_ARCH=x86-64-v4 to have it).
set(CIFRA_ARCH "" CACHE STRING "x86-64 level to build for (x86-64, x86-64-v2, x86-64-v3, ...)")
if(NOT CIFRA_ARCH AND CMAKE_SYSTEM_PROCESSOR STREQUAL "x86_64")
  file(WRITE ${CMAKE_BINARY_DIR}/arch.cpp "
    int main() { __builtin_cpu_init();
      return __builtin_cpu_supports(\"avx2\") && __builtin_cpu_supports(\"bmi2\") && __builtin_cpu_supports(\"fma\") ? 3
           : __builtin_cpu_supports(\"sse4.2\") && __builtin_cpu_supports(\"popcnt\") ? 2 : 1; }")
  try_run(CIFRA_ARCH_LEVEL CIFRA_ARCH_COMPILED ${CMAKE_BINARY_DIR} ${CMAKE_BINARY_DIR}/arch.cpp)
  if(CIFRA_ARCH_LEVEL EQUAL 3)
    set(CIFRA_ARCH x86-64-v3)
  elseif(CIFRA_ARCH_LEVEL EQUAL 2)
    set(CIFRA_ARCH x86-64-v2)
  else()
    set(CIFRA_ARCH x86-64)
  endif()
endif()
if(CIFRA_ARCH)
  add_compile_options(-march=${CIFRA_ARCH})
endif()

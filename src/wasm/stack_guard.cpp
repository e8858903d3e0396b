// The symbols that Debian's wasi-libc expects of a program that is built with a stack protector.
#include <cstdint>

extern "C" {
std::uintptr_t __stack_chk_guard = 0x5bd1e995;              // NOLINT(bugprone-reserved-identifier)
[[noreturn]] void __stack_chk_fail() { __builtin_trap(); }  // NOLINT(bugprone-reserved-identifier)
}

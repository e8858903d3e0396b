#include "games/nmbr9/search/value/windows.h"

namespace cifra::nmbr9::search {
namespace {

// The code after a quarter turn: what each digit, the lowest first, counts then.
int turned(int code) {
  constexpr std::array<int, 9> kTurned = {9, 243, 6561, 3, 81, 2187, 1, 27, 729};
  int result = 0;
  for (const int power : kTurned) result += code % 3 * power, code /= 3;
  return result;
}

std::array<std::uint16_t, kWindowCodes> window_classes() {
  std::array<std::uint16_t, kWindowCodes> classes{};
  std::uint16_t count = 0;
  for (int code = 0; code < kWindowCodes; ++code) {
    int least = code;
    for (int turn = turned(code); turn != code; turn = turned(turn)) least = turn < least ? turn : least;
    classes[static_cast<std::size_t>(code)] = least == code ? count++ : classes[static_cast<std::size_t>(least)];
  }
  return classes;
}

}  // namespace

const std::array<std::uint16_t, kWindowCodes> kWindowClass = window_classes();

}  // namespace cifra::nmbr9::search

// Errors, everywhere in Cifra: a stable code for programs, a place, and a sentence for people.
//
// Functions that can fail on input return Result<T>; nothing up to src/table throws. A failed function leaves its
// arguments as they were.
#pragma once

#include <expected>
#include <string>
#include <string_view>
#include <utility>

namespace cifra {

struct Error {
  std::string code;     // stable, snake_case: "bad_record"
  std::string at;       // path inside the input: "rounds[0][2][1]"; empty when the whole input is meant
  std::string message;  // one sentence a person understands

  bool operator==(const Error&) const = default;
};

template <class T>
using Result = std::expected<T, Error>;

inline std::unexpected<Error> fail(std::string_view code, std::string at, std::string message) {
  return std::unexpected(Error{std::string(code), std::move(at), std::move(message)});
}

}  // namespace cifra

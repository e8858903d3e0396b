// Page: the methods of one game that the web page calls, with what they remember from one call to the next. A method
// gets a JSON object and answers with JSON or an error; whatever is given is hostile until it has been read. Nothing
// here throws, prints, reads a clock or makes random numbers of its own.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "base/error.h"
#include "base/json.h"

namespace cifra::game {

inline constexpr std::string_view kBadInput = "bad_input";

class Page {
 public:
  virtual ~Page() = default;

  // The answer as JSON. The error is no_such_method if there is none of that name (without the game's).
  virtual Result<std::string> call(std::string_view method, const json::object& input) = 0;
};

// A row of a game's table of methods; Memory is what that game remembers.
template <class Memory>
struct PageMethod {
  std::string_view name;
  Result<std::string> (*answer)(Memory& memory, const json::object& input);
};

inline std::unexpected<Error> no_such_method() { return fail("no_such_method", "", "the engine has no such method"); }

// The page of a game that has a Memory and tables of methods.
template <class Memory>
class PageOf final : public Page {
 public:
  explicit PageOf(std::span<const std::span<const PageMethod<Memory>>> tables) : tables_(tables) {}

  Result<std::string> call(std::string_view method, const json::object& input) override {
    for (const auto& table : tables_) {
      for (const auto& row : table) {
        if (row.name == method) return row.answer(memory_, input);
      }
    }
    return no_such_method();
  }

 private:
  std::span<const std::span<const PageMethod<Memory>>> tables_;
  Memory memory_;
};

}  // namespace cifra::game

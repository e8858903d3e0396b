// Fields: reads the members of a JSON object from outside, checked for type and size, and remembers the first that is
// missing or wrong: read them all, then look at ok() once.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

#include "base/error.h"
#include "base/json.h"

namespace cifra {

class Fields {
 public:
  // `code` is that of the error.
  Fields(const json::object& object, std::string_view code) : object_(object), code_(code) {}

  void text(std::string_view key, std::string& value, std::size_t most, bool needed = true) {
    const json::value* found = object_.if_contains(key);
    if (found == nullptr && !needed) return;
    if (found == nullptr || !found->is_string()) return wrong(key, "must be a string");
    if (found->get_string().size() > most) return wrong(key, "is too long");
    value = found->get_string();
  }

  // From 0 up, or from `low`.
  template <class Int>
  void number(std::string_view key, Int& value, std::int64_t most, bool needed = true, std::int64_t low = 0) {
    const json::value* found = object_.if_contains(key);
    if (found == nullptr && !needed) return;
    if (found == nullptr || !found->is_int64()) return wrong(key, "must be an integer");
    if (found->get_int64() < low || found->get_int64() > most) return wrong(key, "is out of range");
    value = static_cast<Int>(found->get_int64());
  }

  void truth(std::string_view key, bool& value) {
    const json::value* found = object_.if_contains(key);
    if (found == nullptr) return;
    if (!found->is_bool()) return wrong(key, "must be true or false");
    value = found->get_bool();
  }

  // What somebody else reads: read(value) -> Result<T>. A missing field is null.
  template <class T, class Read>
  void other(std::string_view key, T& value, Read&& read) {
    const json::value* found = object_.if_contains(key);
    auto result = read(found == nullptr ? json::value() : *found);
    if (result) {
      value = std::move(*result);
    } else if (ok()) {
      result_ = std::unexpected(std::move(result.error()));
    }
  }

  void wrong(std::string_view key, std::string_view what) {
    if (ok()) result_ = fail(code_, std::string(key), std::string(key).append(" ").append(what));
  }

  bool ok() const { return result_.has_value(); }
  std::unexpected<Error> error() { return std::unexpected(std::move(result_.error())); }  // unless ok()

 private:
  const json::object& object_;
  std::string_view code_;
  Result<void> result_;
};

}  // namespace cifra

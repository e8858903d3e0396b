// The values of a JSON object as pieces of its text, without parsing them: most of what a table says is the same for
// all who watch it, and a load client that parsed every message would be slower than the house. The text must be good
// JSON; of anything else the pieces are wrong, and nothing worse.
#pragma once

#include <charconv>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace cifra::load {

// Where the value that begins at `at` ends.
std::size_t end_of_value(std::string_view text, std::size_t at);

// Calls f(key, value) for every member, in order, until f answers false.
template <class F>
void for_each_member(std::string_view object, F&& f) {
  std::size_t at = object.find('{');
  while (at < object.size()) {
    const std::size_t key = object.find('"', at);
    if (key == std::string_view::npos) return;
    const std::size_t key_end = end_of_value(object, key);
    std::size_t value = object.find(':', key_end);
    if (value == std::string_view::npos) return;
    ++value;
    while (value < object.size() && object[value] == ' ') ++value;
    const std::size_t value_end = end_of_value(object, value);
    if (!f(object.substr(key + 1, key_end - key - 2), object.substr(value, value_end - value))) return;
    at = value_end;
  }
}

// The value of a key, empty if there is none.
std::string_view find(std::string_view object, std::string_view key);

// A text without its quotes, as it is written.
inline std::string_view unquoted(std::string_view text) {
  return text.size() >= 2 && text[0] == '"' ? text.substr(1, text.size() - 2) : std::string_view();
}

inline std::int64_t integer(std::string_view text, std::int64_t otherwise) {
  std::int64_t number = otherwise;
  std::from_chars(text.data(), text.data() + text.size(), number);
  return number;
}

// "[]", or no list at all.
inline bool is_empty_list(std::string_view text) { return text.size() <= 2; }

}  // namespace cifra::load

#include "load/slices.h"

#include <algorithm>
#include <cstring>

namespace cifra::load {
namespace {

// Behind the closing quote of the text that begins at `at`.
std::size_t end_of_text(std::string_view text, std::size_t at) {
  for (std::size_t i = at + 1; i < text.size(); ++i) {
    const void* found = std::memchr(text.data() + i, '"', text.size() - i);
    if (found == nullptr) return text.size();
    i = static_cast<std::size_t>(static_cast<const char*>(found) - text.data());
    std::size_t before = i;
    while (text[before - 1] == '\\') --before;
    if ((i - before) % 2 == 0) return i + 1;
  }
  return text.size();
}

}  // namespace

std::size_t end_of_value(std::string_view text, std::size_t at) {
  if (at >= text.size()) return text.size();
  if (text[at] == '"') return end_of_text(text, at);
  if (text[at] != '{' && text[at] != '[') return std::min(text.find_first_of(",}] \n", at), text.size());
  int depth = 0;
  for (std::size_t i = at; i < text.size(); ++i) {
    const char c = text[i];
    if (c == '"') {
      i = end_of_text(text, i) - 1;
    } else if (c == '{' || c == '[') {
      ++depth;
    } else if ((c == '}' || c == ']') && --depth == 0) {
      return i + 1;
    }
  }
  return text.size();
}

std::string_view find(std::string_view object, std::string_view key) {
  std::string_view found;
  for_each_member(object, [&](std::string_view name, std::string_view value) {
    if (name == key) found = value;
    return found.empty();
  });
  return found;
}

}  // namespace cifra::load

// Small texts in headers: blanks, lists, letters without case.
#pragma once

#include <string>
#include <string_view>

namespace cifra::server {

inline std::string_view trimmed(std::string_view text) {
  const auto first = text.find_first_not_of(" \t");
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

inline bool is_digit(char c) { return c >= '0' && c <= '9'; }

inline char small_letter(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

inline std::string small_letters(std::string_view text) {
  std::string small(text);
  for (char& c : small) c = small_letter(c);
  return small;
}

inline bool same_word(std::string_view a, std::string_view b) {
  if (a.size() != b.size()) return false;
  for (std::size_t i = 0; i < a.size(); ++i) {
    if (small_letter(a[i]) != small_letter(b[i])) return false;
  }
  return true;
}

// Takes what comes before the next separator, without blanks around it, off the front of `rest`.
inline std::string_view next_of(std::string_view& rest, char separator) {
  const auto end = rest.find(separator);
  const std::string_view part = rest.substr(0, end);
  rest = end == std::string_view::npos ? std::string_view() : rest.substr(end + 1);
  return trimmed(part);
}

}  // namespace cifra::server

// Fields of a review's JSON, for printing: what is not known is a dash.
#pragma once

#include <fmt/format.h>

#include <optional>
#include <string>
#include <string_view>

#include "base/json.h"

namespace cifra::cli {

inline const json::value& field(const json::object& object, std::string_view key) {
  static const json::value kNull;
  const json::value* const found = object.if_contains(key);
  return found == nullptr ? kNull : *found;
}

inline const json::object& object_in(const json::object& object, std::string_view key) {
  static const json::object kNothing;
  const json::value& found = field(object, key);
  return found.is_object() ? found.get_object() : kNothing;
}

inline const json::array& list_in(const json::object& object, std::string_view key) {
  static const json::array kNothing;
  const json::value& found = field(object, key);
  return found.is_array() ? found.get_array() : kNothing;
}

inline std::optional<double> number_in(const json::object& object, std::string_view key) {
  const json::value& found = field(object, key);
  if (found.is_int64()) return static_cast<double>(found.get_int64());
  if (found.is_uint64()) return static_cast<double>(found.get_uint64());
  if (found.is_double()) return found.get_double();
  return std::nullopt;
}

// With that many decimals.
inline std::string shown(const json::object& object, std::string_view key, int decimals = 1) {
  const auto number = number_in(object, key);
  return number ? fmt::format("{:.{}f}", *number, decimals) : "-";
}

// With its sign: what was luck.
inline std::string signed_in(const json::object& object, std::string_view key) {
  const auto number = number_in(object, key);
  if (!number) return "-";
  return *number > -0.05 && *number < 0.05 ? "0.0" : fmt::format("{:+.1f}", *number);
}

inline std::string word_in(const json::object& object, std::string_view key) {
  const json::value& found = field(object, key);
  return found.is_string() ? std::string(found.get_string()) : "-";
}

// One that was ended before everything was known, and what is said of it.
inline bool is_cut_off(const json::object& review) { return field(review, "complete") != json::value(true); }
inline constexpr std::string_view kCutOff = "This review was cut off; what is missing is not known.";

// What a seat's game came to, as a line. `points` is the key of its score, `name` as it is to be printed.
inline std::string seat_line(const json::object& seat, std::string_view points, const std::string& name) {
  std::string out = fmt::format("{}: {} points; {} lost, luck {}", name, shown(seat, points, 0), shown(seat, "lost"),
                                signed_in(seat, "luck"));
  if (field(seat, "plays_like").is_string()) out += fmt::format("; plays like {}", word_in(seat, "plays_like"));
  return out;
}

}  // namespace cifra::cli

#include "base/json.h"

#include <algorithm>
#include <boost/json/parser.hpp>
#include <cmath>
#include <string>

namespace cifra {
namespace {

// Boost.JSON reads 1e400 as an infinity, and writes that as a word that is not JSON.
bool is_finite(const json::value& value) {
  if (const double* number = value.if_double()) return std::isfinite(*number);
  if (const json::array* array = value.if_array()) return std::ranges::all_of(*array, is_finite);
  if (const json::object* object = value.if_object())
    return std::ranges::all_of(*object, [](const auto& member) { return is_finite(member.value()); });
  return true;
}

}  // namespace

Result<json::value> parse_json(std::string_view text, std::string_view error_code) {
  if (text.size() > kMaxJsonBytes) return fail(error_code, "", "the text is longer than 1 MiB");
  json::parse_options options;
  options.max_depth = kMaxJsonDepth;
  json::parser parser({}, options);
  json::error_code problem;
  const std::size_t consumed = parser.write_some(text.data(), text.size(), problem);
  if (problem == json::error::too_deep) return fail(error_code, "", "nested deeper than 32");
  if (!problem && consumed < text.size()) problem = json::error::extra_data;
  if (problem) {
    return fail(error_code, "", "not JSON at byte " + std::to_string(consumed) + ": " + problem.message());
  }
  json::value value = parser.release();
  if (!is_finite(value)) return fail(error_code, "", "a number is too large");
  return value;
}

}  // namespace cifra

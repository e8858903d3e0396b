#include "base/json.h"

#include <boost/json/parser.hpp>
#include <string>
#include <utility>

namespace cifra {

Result<json::value> parse_json(std::string_view text, std::string_view error_code, json::storage_ptr storage) {
  if (text.size() > kMaxJsonBytes) return fail(error_code, "", "the text is longer than 1 MiB");
  json::parse_options options;
  options.max_depth = kMaxJsonDepth;
  unsigned char stack[1024];  // of the parser, before it asks for memory
  json::parser parser({}, options, stack);
  parser.reset(std::move(storage));
  json::error_code problem;
  const std::size_t consumed = parser.write_some(text.data(), text.size(), problem);
  if (problem == json::error::too_deep) return fail(error_code, "", "nested deeper than 32");
  if (!problem && consumed < text.size()) problem = json::error::extra_data;
  if (problem) {
    return fail(error_code, "", "not JSON at byte " + std::to_string(consumed) + ": " + problem.message());
  }
  return parser.release();
}

}  // namespace cifra

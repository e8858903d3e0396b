// JSON for every layer and for the browser: Boost.JSON, which works without exceptions (36 KB of compressed
// WebAssembly). This header adds the limits that input from outside gets.
#pragma once

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <boost/json/storage_ptr.hpp>
#include <boost/json/value.hpp>
#include <cstddef>
#include <string_view>

#include "base/error.h"

namespace cifra {

namespace json = boost::json;

inline constexpr std::size_t kMaxJsonBytes = std::size_t{1} << 20;
inline constexpr std::size_t kMaxJsonDepth = 32;

// One JSON text of at most kMaxJsonBytes, nested at most kMaxJsonDepth deep, valid UTF-8; of duplicate keys the last
// counts. The error says what is wrong and at which byte.
// The value lives in `storage`, which may be a buffer that goes away with it.
Result<json::value> parse_json(std::string_view text, std::string_view error_code, json::storage_ptr storage = {});

}  // namespace cifra

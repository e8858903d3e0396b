// JSON to Record: the structure of the whole record is checked here, and only that. Every failure is a `bad_record`
// with the path of the nearest element. The input may be any bytes.
#pragma once

#include <string_view>

#include "base/error.h"
#include "base/json.h"
#include "record/record.h"

namespace cifra::record {

inline constexpr std::string_view kBadRecord = "bad_record";

Result<Record> read_record(std::string_view text);

// The options of The Number alone, as a record has them: an object, or null for the defaults.
Result<the_number::Options> read_options(const json::value& options);

}  // namespace cifra::record

// Reader of records: JSON to Record. The structure of the whole record is checked here, and only that. Every failure is
// a `bad_record` with the path of the nearest element. The input may be any bytes.
#pragma once

#include <string_view>

#include "base/error.h"
#include "record/record.h"

namespace cifra::record {

Result<Record> read_record(std::string_view text);

}  // namespace cifra::record

// Record to JSON, on one line; read_record() of it gives the same record. (What was no number at all is not kept by a
// Record, and is written as null.)
#pragma once

#include <string>

#include "base/json.h"
#include "record/record.h"

namespace cifra::record {

std::string write_record(const Record& record);
// With a proof of fairness that is kept elsewhere, if any.
std::string write_record(const Record& record, const Fair* fair);

// Parts of it.
json::value to_json(const the_number::Options& options);
json::value to_json(const nmbr9::Placement& placement);

}  // namespace cifra::record

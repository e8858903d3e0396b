// Writer of records: Record to JSON, on one line; read_record() of it gives the same record. (What was no choice at all
// is not kept by a Record, and is written as null.)
#pragma once

#include <string>

#include "record/record.h"

namespace cifra::record {

std::string write_record(const Record& record);
// With a proof of fairness that is kept elsewhere, if any.
std::string write_record(const Record& record, const Fair* fair);

}  // namespace cifra::record

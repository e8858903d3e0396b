// Record to JSON, on one line; read_record() of it gives the same record.
#pragma once

#include <string>

#include "record/record.h"

namespace cifra::record {

std::string write_record(const Record& record);

}  // namespace cifra::record

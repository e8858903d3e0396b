// Refusals as short sentences, and a turn of The Number as JSON: what the referee and the tables say alike.
#pragma once

#include <string>

#include "base/json.h"
#include "nmbr9/layout.h"
#include "the_number/the_number.h"

namespace cifra::record {

std::string explain(the_number::Refusal refusal);
std::string explain(nmbr9::Refusal refusal);

// One object for every seat: number, status, points, bonus, crossed.
json::array to_json(const the_number::Turn& turn);
void append_json(std::string& out, const the_number::Turn& turn);  // the same, as a text

}  // namespace cifra::record

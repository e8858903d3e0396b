// Advice that takes long: for positions of two players that advise() of advice.h refuses with kTakesLong, because what
// follows from them is solved first. A second late in a round, minutes early in it. For `cifra advise the-number`.
#pragma once

#include <optional>

#include "base/error.h"
#include "base/runner.h"
#include "games/the_number/solve/advice.h"
#include "games/the_number/solve/two_players/win_driver.h"

namespace cifra::the_number::solve {

// The error is "stopped" if the runner was, or that of advise() if it cannot be solved at all.
Result<Advice> advise_slowly(const Asked& asked, Objective objective, Runner& runner);

// On winning, with the usual bonuses, from the store of a whole game and its chances at the start of the last round.
// Nothing if the store does not have the position.
std::optional<Advice> advise_from_store(const Asked& asked, WinStore& store, const RoundStart& start);

}  // namespace cifra::the_number::solve

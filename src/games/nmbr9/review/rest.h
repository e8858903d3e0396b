// Rest: what the last cards bring at best, exactly.
#pragma once

#include "games/nmbr9/search/board/board.h"
#include "games/nmbr9/search/value/facts.h"

namespace cifra::nmbr9::review {

// The points that a player who places best may expect of the cards to come, of which there are two at most; who places
// one of two does not know yet which comes then, unless there is only one.
double best_rest(const search::SearchBoard& board, const search::Coming& coming);

}  // namespace cifra::nmbr9::review

// Texts of this game for the terminal, by the keys of the page.
//
// Written by tools/terminal_texts from the words of the page: change those, and run it.
#pragma once

#include "terminal/words.h"

// clang-format off
namespace cifra::terminal {
namespace the_number_texts {

inline constexpr std::size_t kCount = 69;
extern const Forms kEn[kCount];
extern const Forms kEs[kCount];
extern const Forms kDe[kCount];
extern const Forms kIt[kCount];
extern const Forms kFr[kCount];
inline constexpr Tables kAll = {kEn, kEs, kDe, kIt, kFr};

}  // namespace the_number_texts

template <> struct TextOf<"the_number.about"> { static constexpr Text kText{&the_number_texts::kAll, 0}; };
template <> struct TextOf<"the_number.bonuses"> { static constexpr Text kText{&the_number_texts::kAll, 1}; };
template <> struct TextOf<"the_number.level.bold"> { static constexpr Text kText{&the_number_texts::kAll, 2}; };
template <> struct TextOf<"the_number.level.careful"> { static constexpr Text kText{&the_number_texts::kAll, 3}; };
template <> struct TextOf<"the_number.level.copycat"> { static constexpr Text kText{&the_number_texts::kAll, 4}; };
template <> struct TextOf<"the_number.level.blocker"> { static constexpr Text kText{&the_number_texts::kAll, 5}; };
template <> struct TextOf<"the_number.level.randomMeans"> { static constexpr Text kText{&the_number_texts::kAll, 6}; };
template <> struct TextOf<"the_number.level.easyMeans"> { static constexpr Text kText{&the_number_texts::kAll, 7}; };
template <> struct TextOf<"the_number.level.mediumMeans"> { static constexpr Text kText{&the_number_texts::kAll, 8}; };
template <> struct TextOf<"the_number.level.hardMeans"> { static constexpr Text kText{&the_number_texts::kAll, 9}; };
template <> struct TextOf<"the_number.level.expertMeans"> { static constexpr Text kText{&the_number_texts::kAll, 10}; };
template <> struct TextOf<"the_number.level.boldMeans"> { static constexpr Text kText{&the_number_texts::kAll, 11}; };
template <> struct TextOf<"the_number.level.carefulMeans"> { static constexpr Text kText{&the_number_texts::kAll, 12}; };
template <> struct TextOf<"the_number.level.copycatMeans"> { static constexpr Text kText{&the_number_texts::kAll, 13}; };
template <> struct TextOf<"the_number.level.blockerMeans"> { static constexpr Text kText{&the_number_texts::kAll, 14}; };
template <> struct TextOf<"the_number.roundTurn"> { static constexpr Text kText{&the_number_texts::kAll, 15}; };
template <> struct TextOf<"the_number.chosen"> { static constexpr Text kText{&the_number_texts::kAll, 16}; };
template <> struct TextOf<"the_number.out"> { static constexpr Text kText{&the_number_texts::kAll, 17}; };
template <> struct TextOf<"the_number.digits"> { static constexpr Text kText{&the_number_texts::kAll, 18}; };
template <> struct TextOf<"the_number.sum"> { static constexpr Text kText{&the_number_texts::kAll, 19}; };
template <> struct TextOf<"the_number.total"> { static constexpr Text kText{&the_number_texts::kAll, 20}; };
template <> struct TextOf<"the_number.scores"> { static constexpr Text kText{&the_number_texts::kAll, 21}; };
template <> struct TextOf<"the_number.write"> { static constexpr Text kText{&the_number_texts::kAll, 22}; };
template <> struct TextOf<"the_number.choose"> { static constexpr Text kText{&the_number_texts::kAll, 23}; };
template <> struct TextOf<"the_number.clear"> { static constexpr Text kText{&the_number_texts::kAll, 24}; };
template <> struct TextOf<"the_number.erase"> { static constexpr Text kText{&the_number_texts::kAll, 25}; };
template <> struct TextOf<"the_number.youAreOut"> { static constexpr Text kText{&the_number_texts::kAll, 26}; };
template <> struct TextOf<"the_number.youSitOut"> { static constexpr Text kText{&the_number_texts::kAll, 27}; };
template <> struct TextOf<"the_number.digitGone"> { static constexpr Text kText{&the_number_texts::kAll, 28}; };
template <> struct TextOf<"the_number.check"> { static constexpr Text kText{&the_number_texts::kAll, 29}; };
template <> struct TextOf<"the_number.digitA"> { static constexpr Text kText{&the_number_texts::kAll, 30}; };
template <> struct TextOf<"the_number.digitAn"> { static constexpr Text kText{&the_number_texts::kAll, 31}; };
template <> struct TextOf<"the_number.digitZero"> { static constexpr Text kText{&the_number_texts::kAll, 32}; };
template <> struct TextOf<"the_number.falls"> { static constexpr Text kText{&the_number_texts::kAll, 33}; };
template <> struct TextOf<"the_number.void"> { static constexpr Text kText{&the_number_texts::kAll, 34}; };
template <> struct TextOf<"the_number.none"> { static constexpr Text kText{&the_number_texts::kAll, 35}; };
template <> struct TextOf<"the_number.outTurn"> { static constexpr Text kText{&the_number_texts::kAll, 36}; };
template <> struct TextOf<"the_number.labelTimes"> { static constexpr Text kText{&the_number_texts::kAll, 37}; };
template <> struct TextOf<"the_number.labelBonus"> { static constexpr Text kText{&the_number_texts::kAll, 38}; };
template <> struct TextOf<"the_number.afterRound"> { static constexpr Text kText{&the_number_texts::kAll, 39}; };
template <> struct TextOf<"the_number.roundOver"> { static constexpr Text kText{&the_number_texts::kAll, 40}; };
template <> struct TextOf<"the_number.nextTurn"> { static constexpr Text kText{&the_number_texts::kAll, 41}; };
template <> struct TextOf<"the_number.nextRound"> { static constexpr Text kText{&the_number_texts::kAll, 42}; };
template <> struct TextOf<"the_number.skip"> { static constexpr Text kText{&the_number_texts::kAll, 43}; };
template <> struct TextOf<"the_number.history"> { static constexpr Text kText{&the_number_texts::kAll, 44}; };
template <> struct TextOf<"the_number.terminal.where"> { static constexpr Text kText{&the_number_texts::kAll, 45}; };
template <> struct TextOf<"the_number.terminal.lastTurn"> { static constexpr Text kText{&the_number_texts::kAll, 46}; };
template <> struct TextOf<"the_number.terminal.turn"> { static constexpr Text kText{&the_number_texts::kAll, 47}; };
template <> struct TextOf<"the_number.terminal.turns"> { static constexpr Text kText{&the_number_texts::kAll, 48}; };
template <> struct TextOf<"the_number.terminal.how"> { static constexpr Text kText{&the_number_texts::kAll, 49}; };
template <> struct TextOf<"the_number.terminal.prospect"> { static constexpr Text kText{&the_number_texts::kAll, 50}; };
template <> struct TextOf<"the_number.terminal.youHave"> { static constexpr Text kText{&the_number_texts::kAll, 51}; };
template <> struct TextOf<"the_number.terminal.enough"> { static constexpr Text kText{&the_number_texts::kAll, 52}; };
template <> struct TextOf<"the_number.terminal.tooFew"> { static constexpr Text kText{&the_number_texts::kAll, 53}; };
template <> struct TextOf<"the_number.terminal.seeOthers"> { static constexpr Text kText{&the_number_texts::kAll, 54}; };
template <> struct TextOf<"the_number.terminal.checkHow"> { static constexpr Text kText{&the_number_texts::kAll, 55}; };
template <> struct TextOf<"the_number.terminal.approved"> { static constexpr Text kText{&the_number_texts::kAll, 56}; };
template <> struct TextOf<"the_number.terminal.round"> { static constexpr Text kText{&the_number_texts::kAll, 57}; };
template <> struct TextOf<"the_number.terminal.inRound"> { static constexpr Text kText{&the_number_texts::kAll, 58}; };
template <> struct TextOf<"the_number.terminal.crossed"> { static constexpr Text kText{&the_number_texts::kAll, 59}; };
template <> struct TextOf<"the_number.terminal.crossedCount"> { static constexpr Text kText{&the_number_texts::kAll, 60}; };
template <> struct TextOf<"the_number.terminal.noTurns"> { static constexpr Text kText{&the_number_texts::kAll, 61}; };
template <> struct TextOf<"the_number.terminal.rules.start"> { static constexpr Text kText{&the_number_texts::kAll, 62}; };
template <> struct TextOf<"the_number.terminal.rules.write"> { static constexpr Text kText{&the_number_texts::kAll, 63}; };
template <> struct TextOf<"the_number.terminal.rules.eliminated"> { static constexpr Text kText{&the_number_texts::kAll, 64}; };
template <> struct TextOf<"the_number.terminal.rules.approved"> { static constexpr Text kText{&the_number_texts::kAll, 65}; };
template <> struct TextOf<"the_number.terminal.rules.end"> { static constexpr Text kText{&the_number_texts::kAll, 66}; };
template <> struct TextOf<"the_number.terminal.keyDigit"> { static constexpr Text kText{&the_number_texts::kAll, 67}; };
template <> struct TextOf<"the_number.terminal.keyChoose"> { static constexpr Text kText{&the_number_texts::kAll, 68}; };

}  // namespace cifra::terminal

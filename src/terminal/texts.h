// Texts of all games for the terminal, by the keys of the page.
//
// Written by tools/terminal_texts from the words of the page: change those, and run it.
#pragma once

#include "terminal/words.h"

// clang-format off
namespace cifra::terminal {
namespace shell_texts {

inline constexpr std::size_t kCount = 47;
extern const Forms kEn[kCount];
extern const Forms kEs[kCount];
extern const Forms kDe[kCount];
extern const Forms kIt[kCount];
extern const Forms kFr[kCount];
inline constexpr Tables kAll = {kEn, kEs, kDe, kIt, kFr};

}  // namespace shell_texts

template <> struct TextOf<"shell.home"> { static constexpr Text kText{&shell_texts::kAll, 0}; };
template <> struct TextOf<"shell.turn.others"> { static constexpr Text kText{&shell_texts::kAll, 1}; };
template <> struct TextOf<"shell.level.random"> { static constexpr Text kText{&shell_texts::kAll, 2}; };
template <> struct TextOf<"shell.level.easy"> { static constexpr Text kText{&shell_texts::kAll, 3}; };
template <> struct TextOf<"shell.level.medium"> { static constexpr Text kText{&shell_texts::kAll, 4}; };
template <> struct TextOf<"shell.level.hard"> { static constexpr Text kText{&shell_texts::kAll, 5}; };
template <> struct TextOf<"shell.level.expert"> { static constexpr Text kText{&shell_texts::kAll, 6}; };
template <> struct TextOf<"shell.level.points"> { static constexpr Text kText{&shell_texts::kAll, 7}; };
template <> struct TextOf<"shell.seat.yourName"> { static constexpr Text kText{&shell_texts::kAll, 8}; };
template <> struct TextOf<"shell.seat.thinking"> { static constexpr Text kText{&shell_texts::kAll, 9}; };
template <> struct TextOf<"shell.points"> { static constexpr Text kText{&shell_texts::kAll, 10}; };
template <> struct TextOf<"shell.say.seatOver"> { static constexpr Text kText{&shell_texts::kAll, 11}; };
template <> struct TextOf<"shell.end.youWin"> { static constexpr Text kText{&shell_texts::kAll, 12}; };
template <> struct TextOf<"shell.end.wins"> { static constexpr Text kText{&shell_texts::kAll, 13}; };
template <> struct TextOf<"shell.end.win"> { static constexpr Text kText{&shell_texts::kAll, 14}; };
template <> struct TextOf<"shell.end.rematch"> { static constexpr Text kText{&shell_texts::kAll, 15}; };
template <> struct TextOf<"shell.error.badChoice"> { static constexpr Text kText{&shell_texts::kAll, 16}; };
template <> struct TextOf<"terminal.title"> { static constexpr Text kText{&shell_texts::kAll, 17}; };
template <> struct TextOf<"terminal.game"> { static constexpr Text kText{&shell_texts::kAll, 18}; };
template <> struct TextOf<"terminal.bots"> { static constexpr Text kText{&shell_texts::kAll, 19}; };
template <> struct TextOf<"terminal.botsFrom"> { static constexpr Text kText{&shell_texts::kAll, 20}; };
template <> struct TextOf<"terminal.bot"> { static constexpr Text kText{&shell_texts::kAll, 21}; };
template <> struct TextOf<"terminal.youAre"> { static constexpr Text kText{&shell_texts::kAll, 22}; };
template <> struct TextOf<"terminal.enter"> { static constexpr Text kText{&shell_texts::kAll, 23}; };
template <> struct TextOf<"terminal.anyKey"> { static constexpr Text kText{&shell_texts::kAll, 24}; };
template <> struct TextOf<"terminal.otherKey"> { static constexpr Text kText{&shell_texts::kAll, 25}; };
template <> struct TextOf<"terminal.select"> { static constexpr Text kText{&shell_texts::kAll, 26}; };
template <> struct TextOf<"terminal.change"> { static constexpr Text kText{&shell_texts::kAll, 27}; };
template <> struct TextOf<"terminal.start"> { static constexpr Text kText{&shell_texts::kAll, 28}; };
template <> struct TextOf<"terminal.scroll"> { static constexpr Text kText{&shell_texts::kAll, 29}; };
template <> struct TextOf<"terminal.goBack"> { static constexpr Text kText{&shell_texts::kAll, 30}; };
template <> struct TextOf<"terminal.goOn"> { static constexpr Text kText{&shell_texts::kAll, 31}; };
template <> struct TextOf<"terminal.help"> { static constexpr Text kText{&shell_texts::kAll, 32}; };
template <> struct TextOf<"terminal.quit"> { static constexpr Text kText{&shell_texts::kAll, 33}; };
template <> struct TextOf<"terminal.thisPage"> { static constexpr Text kText{&shell_texts::kAll, 34}; };
template <> struct TextOf<"terminal.quitAsks"> { static constexpr Text kText{&shell_texts::kAll, 35}; };
template <> struct TextOf<"terminal.quitNow"> { static constexpr Text kText{&shell_texts::kAll, 36}; };
template <> struct TextOf<"terminal.quitGame"> { static constexpr Text kText{&shell_texts::kAll, 37}; };
template <> struct TextOf<"terminal.yes"> { static constexpr Text kText{&shell_texts::kAll, 38}; };
template <> struct TextOf<"terminal.lines"> { static constexpr Text kText{&shell_texts::kAll, 39}; };
template <> struct TextOf<"terminal.rules"> { static constexpr Text kText{&shell_texts::kAll, 40}; };
template <> struct TextOf<"terminal.keys"> { static constexpr Text kText{&shell_texts::kAll, 41}; };
template <> struct TextOf<"terminal.winner"> { static constexpr Text kText{&shell_texts::kAll, 42}; };
template <> struct TextOf<"terminal.sameGame"> { static constexpr Text kText{&shell_texts::kAll, 43}; };
template <> struct TextOf<"terminal.enlarge"> { static constexpr Text kText{&shell_texts::kAll, 44}; };
template <> struct TextOf<"terminal.room"> { static constexpr Text kText{&shell_texts::kAll, 45}; };
template <> struct TextOf<"terminal.pressQ"> { static constexpr Text kText{&shell_texts::kAll, 46}; };

}  // namespace cifra::terminal

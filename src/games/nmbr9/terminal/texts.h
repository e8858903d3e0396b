// Texts of this game for the terminal, by the keys of the page.
//
// Written by tools/terminal_texts from the words of the page: change those, and run it.
#pragma once

#include "terminal/words.h"

// clang-format off
namespace cifra::terminal {
namespace nmbr9_texts {

inline constexpr std::size_t kCount = 59;
extern const Forms kEn[kCount];
extern const Forms kEs[kCount];
extern const Forms kDe[kCount];
extern const Forms kIt[kCount];
extern const Forms kFr[kCount];
inline constexpr Tables kAll = {kEn, kEs, kDe, kIt, kFr};

}  // namespace nmbr9_texts

template <> struct TextOf<"nmbr9.about"> { static constexpr Text kText{&nmbr9_texts::kAll, 0}; };
template <> struct TextOf<"nmbr9.end.done"> { static constexpr Text kText{&nmbr9_texts::kAll, 1}; };
template <> struct TextOf<"nmbr9.end.solo"> { static constexpr Text kText{&nmbr9_texts::kAll, 2}; };
template <> struct TextOf<"nmbr9.end.soloGreat"> { static constexpr Text kText{&nmbr9_texts::kAll, 3}; };
template <> struct TextOf<"nmbr9.place"> { static constexpr Text kText{&nmbr9_texts::kAll, 4}; };
template <> struct TextOf<"nmbr9.layoutOf"> { static constexpr Text kText{&nmbr9_texts::kAll, 5}; };
template <> struct TextOf<"nmbr9.over"> { static constexpr Text kText{&nmbr9_texts::kAll, 6}; };
template <> struct TextOf<"nmbr9.fits.table"> { static constexpr Text kText{&nmbr9_texts::kAll, 7}; };
template <> struct TextOf<"nmbr9.fits.level"> { static constexpr Text kText{&nmbr9_texts::kAll, 8}; };
template <> struct TextOf<"nmbr9.fits.points"> { static constexpr Text kText{&nmbr9_texts::kAll, 9}; };
template <> struct TextOf<"nmbr9.reason.gap"> { static constexpr Text kText{&nmbr9_texts::kAll, 10}; };
template <> struct TextOf<"nmbr9.reason.overlaps"> { static constexpr Text kText{&nmbr9_texts::kAll, 11}; };
template <> struct TextOf<"nmbr9.reason.apart"> { static constexpr Text kText{&nmbr9_texts::kAll, 12}; };
template <> struct TextOf<"nmbr9.reason.oneTile"> { static constexpr Text kText{&nmbr9_texts::kAll, 13}; };
template <> struct TextOf<"nmbr9.rotate"> { static constexpr Text kText{&nmbr9_texts::kAll, 14}; };
template <> struct TextOf<"nmbr9.placesShort"> { static constexpr Text kText{&nmbr9_texts::kAll, 15}; };
template <> struct TextOf<"nmbr9.cards"> { static constexpr Text kText{&nmbr9_texts::kAll, 16}; };
template <> struct TextOf<"nmbr9.cardOf"> { static constexpr Text kText{&nmbr9_texts::kAll, 17}; };
template <> struct TextOf<"nmbr9.score"> { static constexpr Text kText{&nmbr9_texts::kAll, 18}; };
template <> struct TextOf<"nmbr9.level"> { static constexpr Text kText{&nmbr9_texts::kAll, 19}; };
template <> struct TextOf<"nmbr9.level.vertigo"> { static constexpr Text kText{&nmbr9_texts::kAll, 20}; };
template <> struct TextOf<"nmbr9.level.vertigoMeans"> { static constexpr Text kText{&nmbr9_texts::kAll, 21}; };
template <> struct TextOf<"nmbr9.total"> { static constexpr Text kText{&nmbr9_texts::kAll, 22}; };
template <> struct TextOf<"nmbr9.key.move"> { static constexpr Text kText{&nmbr9_texts::kAll, 23}; };
template <> struct TextOf<"nmbr9.key.next"> { static constexpr Text kText{&nmbr9_texts::kAll, 24}; };
template <> struct TextOf<"nmbr9.key.place"> { static constexpr Text kText{&nmbr9_texts::kAll, 25}; };
template <> struct TextOf<"nmbr9.terminal.drawnOf"> { static constexpr Text kText{&nmbr9_texts::kAll, 26}; };
template <> struct TextOf<"nmbr9.terminal.drawn"> { static constexpr Text kText{&nmbr9_texts::kAll, 27}; };
template <> struct TextOf<"nmbr9.terminal.left"> { static constexpr Text kText{&nmbr9_texts::kAll, 28}; };
template <> struct TextOf<"nmbr9.terminal.fits"> { static constexpr Text kText{&nmbr9_texts::kAll, 29}; };
template <> struct TextOf<"nmbr9.terminal.levelShort"> { static constexpr Text kText{&nmbr9_texts::kAll, 30}; };
template <> struct TextOf<"nmbr9.terminal.placeOf"> { static constexpr Text kText{&nmbr9_texts::kAll, 31}; };
template <> struct TextOf<"nmbr9.terminal.tooFar"> { static constexpr Text kText{&nmbr9_texts::kAll, 32}; };
template <> struct TextOf<"nmbr9.terminal.enterAgain"> { static constexpr Text kText{&nmbr9_texts::kAll, 33}; };
template <> struct TextOf<"nmbr9.terminal.reset"> { static constexpr Text kText{&nmbr9_texts::kAll, 34}; };
template <> struct TextOf<"nmbr9.terminal.others"> { static constexpr Text kText{&nmbr9_texts::kAll, 35}; };
template <> struct TextOf<"nmbr9.terminal.nextPlayer"> { static constexpr Text kText{&nmbr9_texts::kAll, 36}; };
template <> struct TextOf<"nmbr9.terminal.lookAround"> { static constexpr Text kText{&nmbr9_texts::kAll, 37}; };
template <> struct TextOf<"nmbr9.terminal.levels"> { static constexpr Text kText{&nmbr9_texts::kAll, 38}; };
template <> struct TextOf<"nmbr9.terminal.zoom"> { static constexpr Text kText{&nmbr9_texts::kAll, 39}; };
template <> struct TextOf<"nmbr9.terminal.layouts"> { static constexpr Text kText{&nmbr9_texts::kAll, 40}; };
template <> struct TextOf<"nmbr9.terminal.byLevel"> { static constexpr Text kText{&nmbr9_texts::kAll, 41}; };
template <> struct TextOf<"nmbr9.terminal.order"> { static constexpr Text kText{&nmbr9_texts::kAll, 42}; };
template <> struct TextOf<"nmbr9.terminal.rules.cards"> { static constexpr Text kText{&nmbr9_texts::kAll, 43}; };
template <> struct TextOf<"nmbr9.terminal.rules.level"> { static constexpr Text kText{&nmbr9_texts::kAll, 44}; };
template <> struct TextOf<"nmbr9.terminal.rules.higher"> { static constexpr Text kText{&nmbr9_texts::kAll, 45}; };
template <> struct TextOf<"nmbr9.terminal.rules.score"> { static constexpr Text kText{&nmbr9_texts::kAll, 46}; };
template <> struct TextOf<"nmbr9.terminal.seen"> { static constexpr Text kText{&nmbr9_texts::kAll, 47}; };
template <> struct TextOf<"nmbr9.terminal.seenTiles"> { static constexpr Text kText{&nmbr9_texts::kAll, 48}; };
template <> struct TextOf<"nmbr9.terminal.keyMove"> { static constexpr Text kText{&nmbr9_texts::kAll, 49}; };
template <> struct TextOf<"nmbr9.terminal.keyRotate"> { static constexpr Text kText{&nmbr9_texts::kAll, 50}; };
template <> struct TextOf<"nmbr9.terminal.keyNext"> { static constexpr Text kText{&nmbr9_texts::kAll, 51}; };
template <> struct TextOf<"nmbr9.terminal.keyBefore"> { static constexpr Text kText{&nmbr9_texts::kAll, 52}; };
template <> struct TextOf<"nmbr9.terminal.keyLevel"> { static constexpr Text kText{&nmbr9_texts::kAll, 53}; };
template <> struct TextOf<"nmbr9.terminal.keyReset"> { static constexpr Text kText{&nmbr9_texts::kAll, 54}; };
template <> struct TextOf<"nmbr9.terminal.keyPlace"> { static constexpr Text kText{&nmbr9_texts::kAll, 55}; };
template <> struct TextOf<"nmbr9.terminal.keyLevels"> { static constexpr Text kText{&nmbr9_texts::kAll, 56}; };
template <> struct TextOf<"nmbr9.terminal.keyZoom"> { static constexpr Text kText{&nmbr9_texts::kAll, 57}; };
template <> struct TextOf<"nmbr9.terminal.keyOthers"> { static constexpr Text kText{&nmbr9_texts::kAll, 58}; };

}  // namespace cifra::terminal

// The terminal: shows a Canvas, reads keys, and leaves everything as it was found. The only file pair that knows
// ncurses.
//
// There is one Screen at a time. It restores the terminal when destroyed, and also on SIGINT, SIGTERM and SIGHUP, at
// any moment; the program then ends by that signal. Colours only if the terminal has them and NO_COLOR is not set;
// ASCII signs only if the locale is not UTF-8. Not for use from several threads.
#pragma once

#include <functional>
#include <memory>

#include "base/error.h"
#include "terminal/canvas.h"
#include "terminal/words.h"

namespace cifra::terminal {

// A key is its ASCII code, or one of these.
enum Key : int {
  kKeyTab = '\t',
  kKeyEnter = '\n',
  kKeyEscape = 27,
  kKeySpace = ' ',
  kKeyNone = 0x1000,  // the time was up
  kKeyEnd,            // no more input will come: leave
  kKeyUp,
  kKeyDown,
  kKeyLeft,
  kKeyRight,
  kKeyBackspace,
  kKeyBackTab,
  kKeyPageUp,
  kKeyPageDown,
  kKeyHome,
  kKeyBottom,
  kKeyOther,
};

using Draw = std::function<Canvas(Size)>;

class Screen {
 public:
  // An error if standard input and output are not a terminal that can be drawn on.
  static Result<std::unique_ptr<Screen>> open(const Words& words);
  ~Screen();
  Screen(const Screen&) = delete;
  Screen& operator=(const Screen&) = delete;

  Size size() const;
  void show(const Draw& draw);

  // Shows what `draw` makes for the size the terminal has, again whenever that changes, until a key comes or
  // `timeout_ms` have passed (kKeyNone). While the terminal is too small it asks for room instead, and q is kKeyEnd.
  int ask(const Draw& draw, int timeout_ms = -1);

  // Forgets keys pressed while nobody was asked.
  void forget_keys();

 private:
  explicit Screen(const Words& words) : words_(words) {}
  int read_key(int timeout_ms);

  Words words_;
  bool ascii_ = false;
  bool colours_ = false;
  void* terminal_ = nullptr;  // ncurses' SCREEN
};

// Instead of everything else while the window is too small.
Canvas too_small(const Words& words, Size size);

// Makes LC_CTYPE a UTF-8 locale, so that text can be measured; returns whether the user's own locale is one.
bool use_utf8_locale();

}  // namespace cifra::terminal

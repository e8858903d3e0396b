#include "terminal/screen.h"

#define NCURSES_NOMACROS 1
#define NCURSES_WIDECHAR 1
#include <curses.h>
#include <fmt/format.h>
#include <langinfo.h>
#include <poll.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

#include <array>
#include <clocale>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <string_view>

#include "terminal/palette.h"
#include "terminal/text.h"
#include "terminal/texts.h"

namespace cifra::terminal {
namespace {

// What the signal handler needs to put the terminal back: it may only use write and tcsetattr.
struct Restore {
  termios modes{};
  std::array<char, 256> text{};
  std::size_t length = 0;

  void add(const char* capability) {
    const char* const sequence = tigetstr(capability);
    if (sequence == nullptr || sequence == reinterpret_cast<char*>(-1)) return;
    // Padding like $<5> is for hardware of the past; everything before it counts.
    const std::string_view plain(sequence, std::strcspn(sequence, "$"));
    if (length + plain.size() > text.size()) return;
    std::memcpy(text.data() + length, plain.data(), plain.size());
    length += plain.size();
  }
};
Restore restore;
constexpr std::array kDeadlySignals = {SIGINT, SIGTERM, SIGHUP};

extern "C" void restore_and_die(int signal) {
  [[maybe_unused]] const auto written = write(STDOUT_FILENO, restore.text.data(), restore.length);
  tcsetattr(STDIN_FILENO, TCSANOW, &restore.modes);
  raise(signal);  // SA_RESETHAND has brought the default back, which ends the program when this returns
}

void on_deadly_signals(void (*handler)(int)) {
  struct sigaction action{};
  action.sa_handler = handler;
  action.sa_flags = static_cast<int>(SA_RESETHAND);
  for (const int signal : kDeadlySignals) sigaction(signal, &action, nullptr);
}

bool wants_colour() {
  const char* const no_color = std::getenv("NO_COLOR");
  return no_color == nullptr || *no_color == '\0';
}

bool has(const char* capability) {
  const char* const sequence = tigetstr(capability);
  return sequence != nullptr && sequence != reinterpret_cast<char*>(-1);
}

// Whether the input has ended: readable, and nothing in it.
bool input_ended() {
  pollfd input{STDIN_FILENO, POLLIN, 0};
  if (poll(&input, 1, 0) <= 0) return false;
  if ((input.revents & (POLLHUP | POLLERR | POLLNVAL)) != 0) return true;
  int waiting = 0;
  return ioctl(STDIN_FILENO, FIONREAD, &waiting) != 0 || waiting == 0;
}

int plain_key(int code) {
  constexpr int kControlD = 4;
  switch (code) {
    case KEY_UP:
      return kKeyUp;
    case KEY_DOWN:
      return kKeyDown;
    case KEY_LEFT:
      return kKeyLeft;
    case KEY_RIGHT:
      return kKeyRight;
    case KEY_BACKSPACE:
    case KEY_DC:
    case '\b':
    case 127:
      return kKeyBackspace;
    case KEY_BTAB:
      return kKeyBackTab;
    case KEY_PPAGE:
      return kKeyPageUp;
    case KEY_NPAGE:
      return kKeyPageDown;
    case KEY_HOME:
      return kKeyHome;
    case KEY_END:
      return kKeyBottom;
    case KEY_ENTER:
    case '\r':
      return kKeyEnter;
    case kControlD:
      return kKeyEnd;
    default:
      return code < 128 ? code : kKeyOther;
  }
}

bool is_too_small(Size size) { return size.rows < kSmallest.rows || size.columns < kSmallest.columns; }

}  // namespace

Canvas too_small(const Words& words, Size size) {
  Canvas canvas(size);
  const std::array lines = {
      words("terminal.enlarge"_text),
      words("terminal.room"_text,
            {{"columns", kSmallest.columns}, {"rows", kSmallest.rows}, {"width", size.columns}, {"height", size.rows}}),
      words("terminal.pressQ"_text),
  };
  int row = std::max(0, (size.rows - 3) / 2);
  for (const std::string& line : lines) canvas.write(row++, std::max(0, (size.columns - width(line)) / 2), line);
  return canvas;
}

bool use_utf8_locale() {
  std::setlocale(LC_ALL, "");
  std::setlocale(LC_NUMERIC, "C");
  if (std::string_view(nl_langinfo(CODESET)) == "UTF-8") return true;
  std::setlocale(LC_CTYPE, "C.UTF-8");
  return false;
}

Result<std::unique_ptr<Screen>> Screen::open(const Words& words) {
  if (isatty(STDIN_FILENO) == 0 || isatty(STDOUT_FILENO) == 0) {
    return fail("no_terminal", "", "cifra play needs a terminal: run it without redirecting input or output");
  }
  auto screen = std::unique_ptr<Screen>(new Screen(words));
  screen->ascii_ = !use_utf8_locale();
  tcgetattr(STDIN_FILENO, &restore.modes);
  on_deadly_signals(restore_and_die);  // first: ncurses replaces only handlers nobody has set
  const char* const kind = std::getenv("TERM");
  screen->terminal_ = newterm(nullptr, stdout, stdin);
  if (screen->terminal_ == nullptr || !has("cup") || !has("clear")) {
    if (screen->terminal_ != nullptr) endwin();
    return fail("no_terminal", "",
                fmt::format("the terminal '{}' cannot be drawn on (try TERM=xterm)", kind == nullptr ? "" : kind));
  }
  for (const char* const capability : {"sgr0", "cnorm", "rmkx", "rmcup"}) restore.add(capability);
  cbreak();
  noecho();
  nonl();
  keypad(stdscr, TRUE);
  set_escdelay(25);
  curs_set(0);
  if (wants_colour() && has_colors() && start_color() == OK && COLORS >= 8) {
    use_default_colors();
    screen->colours_ = true;
    for (int pair = 1; pair < kColourPairs; ++pair) {
      const Colours colours = colours_of(style_of_pair(pair), COLORS);
      init_pair(static_cast<short>(pair), static_cast<short>(colours.ink), static_cast<short>(colours.ground));
    }
  }
  return screen;
}

Screen::~Screen() {
  if (terminal_ == nullptr) return;
  endwin();
  delscreen(static_cast<SCREEN*>(terminal_));
  on_deadly_signals(SIG_DFL);
}

Size Screen::size() const { return {LINES, COLS}; }

void Screen::show(const Draw& draw) {
  const Size now = size();
  const Canvas canvas = is_too_small(now) ? too_small(words_, now) : draw(now);
  erase();
  for (int row = 0; row < now.rows; ++row) {
    for (int column = 0; column < now.columns; ++column) {
      const Cell& cell = canvas.at(row, column);
      if (cell.signs.empty()) continue;
      std::array<wchar_t, CCHARW_MAX + 1> signs{};
      for (std::size_t i = 0; i < cell.signs.size() && i < CCHARW_MAX; ++i) {
        signs[i] = static_cast<wchar_t>(ascii_ ? static_cast<char32_t>(ascii_for(cell.signs[i])) : cell.signs[i]);
        if (ascii_) break;  // a combining mark has no ASCII of its own
      }
      attr_t attributes = A_NORMAL;
      if (cell.style.bold) attributes |= A_BOLD;
      if (cell.style.underline) attributes |= A_UNDERLINE;
      if (cell.style.reverse) attributes |= A_REVERSE;
      if (cell.style.role == Role::kQuiet && COLORS < 256) attributes |= A_DIM;
      cchar_t ready;
      setcchar(&ready, signs.data(), attributes, static_cast<short>(colours_ ? colour_pair(cell.style) : 0), nullptr);
      mvadd_wch(row, column, &ready);
    }
  }
  refresh();
}

int Screen::ask(const Draw& draw, int timeout_ms) {
  for (;;) {
    show(draw);
    const int key = read_key(timeout_ms);
    if (key == KEY_RESIZE) continue;
    if (!is_too_small(size()) || key == kKeyEnd) return key;
    if (key == 'q') return kKeyEnd;
  }
}

// ncurses looks for a new size of the window before it waits for a key, so one that comes just between would be seen
// only with the next key: nobody waits longer than a moment.
int Screen::read_key(int timeout_ms) {
  constexpr int kMomentMs = 250;
  timeout(timeout_ms < 0 ? kMomentMs : timeout_ms);
  for (;;) {
    const int code = getch();
    if (code == KEY_RESIZE) return code;
    if (code != ERR) return plain_key(code);
    if (input_ended()) return kKeyEnd;
    if (timeout_ms >= 0) return kKeyNone;
  }
}

void Screen::forget_keys() { flushinp(); }

}  // namespace cifra::terminal

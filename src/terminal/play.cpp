#include "terminal/play.h"

#include <fmt/format.h>

#include <cstdlib>

#include "base/text.h"
#include "terminal/catalogue.h"
#include "terminal/start_menu.h"
#include "terminal/texts.h"

namespace cifra::terminal {
namespace {

std::string default_name(const Words& words) {
  const char* const user = std::getenv("USER");
  return user != nullptr && check_name(user) ? user : words("shell.seat.yourName"_text);
}

Result<Words> words_for(const std::optional<std::string>& code) {
  if (!code) return Words(language_of_locale([](const char* name) -> const char* { return std::getenv(name); }));
  if (const auto language = language_of(*code)) return Words(*language);
  std::string codes;
  for (const std::string_view known : kLanguageCodes) codes.append(codes.empty() ? "" : ", ").append(known);
  return fail("bad_language", "language", fmt::format("there is no language '{}'; choose from: {}", *code, codes));
}

}  // namespace

Result<Setup> checked(const Request& request) {
  use_utf8_locale();
  const auto words = words_for(request.language);
  if (!words) return std::unexpected(words.error());
  Setup setup{request.game, request.name.value_or(default_name(*words)), {}, request.seed, *words};
  if (auto named = check_name(setup.name); !named) return std::unexpected(std::move(named.error()));
  if (request.game.empty()) {
    if (request.bots)
      return fail("bad_bots", "bots",
                  fmt::format("--bots needs the game before it: cifra play {} --bots …", terminal_games()[0].name()));
    return setup;
  }
  const auto game = find_game(request.game);
  if (!game) return std::unexpected(game.error());
  if (!request.bots) {
    setup.bots = (*game)->usual();
    return setup;
  }
  auto bots = parse_bots(**game, *request.bots);
  if (!bots) return std::unexpected(bots.error());
  setup.bots = std::move(*bots);
  return setup;
}

Result<void> play(Setup setup) {
  auto screen = Screen::open(setup.words);
  if (!screen) return std::unexpected(screen.error());
  const std::string seed = setup.seed;
  bool ask = setup.game.empty();
  for (int game = 1;; ++game) {
    if (ask) {
      const auto chosen = choose_game(**screen, setup.game, setup.name, setup.words);
      if (!chosen) return {};
      setup.game = chosen->game().name();
      setup.bots = chosen->bots();
    }
    if (game > 1) setup.seed = fmt::format("{}/game/{}", seed, game);
    const auto played = find_game(setup.game);
    if (!played) return std::unexpected(played.error());
    const Next next = (*played)->play(**screen, setup);
    if (next == Next::kLeave) return {};
    ask = next == Next::kMenu;
  }
}

}  // namespace cifra::terminal

// `cifra play`: the games in the terminal, against bots.
#include <CLI/CLI.hpp>

#include "cli/subcommand.h"
#include "terminal/play.h"

namespace cifra::cli {

int run_play(const Subcommand& self, std::span<const std::string> arguments) {
  CLI::App app(std::string(self.summary), "cifra play");
  terminal::Request request;
  request.seed = fresh_seed();
  app.add_option("game", request.game, game_names() + "; if omitted, a menu asks");
  app.add_option("--bots", request.bots,
                 "levels of the bots, for example easy,easy; the word none to play alone, where the game allows it");
  app.add_option("--name", request.name, "your name (default: $USER)");
  app.add_option("--seed", request.seed, "any text; the same seed gives the same cards and the same bots again");
  app.add_option("--language", request.language, "en, es, de, it or fr (default: that of the locale)");
  if (const Parsed parsed = parse(app, arguments); !parsed.go_on) return parsed.exit_code;

  const auto setup = terminal::checked(request);
  if (!setup) return wrong_usage(setup.error().message);
  if (const auto played = terminal::play(*setup); !played) return wrong_usage(played.error().message);
  return kOk;
}

}  // namespace cifra::cli

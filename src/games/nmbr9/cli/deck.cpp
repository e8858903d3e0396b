// `cifra deck`: the deck of a seed, so that anyone can check one.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <CLI/CLI.hpp>

#include "base/json.h"
#include "base/text.h"
#include "games/nmbr9/cli/commands.h"
#include "games/nmbr9/rules/nmbr9.h"

namespace cifra::cli {

int run_deck(const Subcommand& self, std::span<const std::string> arguments) {
  CLI::App app(std::string(self.summary), "cifra deck");
  std::string seed;
  std::string variant_text = "U-9-2-20";
  bool as_json = false;
  app.add_option("--seed", seed, "the seed: any text")->required();
  app.add_option("--variant", variant_text, "T-m-c-k, as in records")->capture_default_str();
  app.add_flag("--json", as_json, "print JSON");
  if (const Parsed parsed = parse(app, arguments); !parsed.go_on) return parsed.exit_code;

  const auto variant = nmbr9::Variant::parse(variant_text);
  if (!variant) return wrong_usage(fmt::format("'{}' is not a variant like U-9-2-20", variant_text));
  if (!is_utf8(seed)) return wrong_usage("the seed is not UTF-8");
  Rng rng(seed);
  const nmbr9::Deck deck = nmbr9::shuffled_deck(*variant, rng);
  if (as_json) {
    json::array cards;
    for (const int card : deck.cards()) cards.emplace_back(card);
    fmt::print("{}\n", json::serialize(json::object{{"seed", seed}, {"deck", std::move(cards)}}));
  } else {
    fmt::print("{}\n", fmt::join(deck.cards(), ","));
  }
  return kOk;
}

}  // namespace cifra::cli

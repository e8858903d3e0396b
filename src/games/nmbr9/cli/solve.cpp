// `cifra solve nmbr9`: reads what is asked. Known shuffles are answered by solve_deck.cpp, a free order by
// solve_variant.cpp.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <thread>

#include "cli/numbers.h"
#include "games/nmbr9/cli/commands.h"
#include "games/nmbr9/cli/decks.h"
#include "games/nmbr9/cli/solve_options.h"
#include "games/nmbr9/search/board/board.h"

namespace cifra::cli {
namespace {

// Any cards, not only those of the game.
Result<NamedDeck> read_any_deck(std::string_view text) {
  const auto bad = [&](std::string why) { return fail("bad_deck", "deck", fmt::format("'{}' {}", text, why)); };
  NamedDeck result;
  nmbr9::Deck& deck = result.deck;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (i % 2 == 1 ? text[i] != ',' : text[i] < '0' || text[i] > '9') {
      return bad("is not a deck: numbers 0-9 separated by commas, like 9,1,0");
    }
    if (i % 2 == 1) continue;
    if (deck.size() == nmbr9::search::kMaxSearchTiles)
      return bad(fmt::format("has more than {} cards", nmbr9::search::kMaxSearchTiles));
    deck.add(text[i] - '0');
    if (std::ranges::count(deck.cards(), text[i] - '0') > 9) return bad(fmt::format("has more than nine {}s", text[i]));
  }
  if (text.empty() || text.back() == ',') return bad("is not a deck: a number is missing at its end");
  int copies = 0;
  for (int number = 0; number < nmbr9::kNumbers; ++number) {
    copies = std::max(copies, static_cast<int>(std::ranges::count(deck.cards(), number)));
  }
  result.variant = {'K', static_cast<std::uint8_t>(std::ranges::max(deck.cards())), static_cast<std::uint8_t>(copies),
                    static_cast<std::uint8_t>(deck.size())};
  // The shuffle of a real game, which records need not name.
  const nmbr9::Variant standard;
  if (nmbr9::Variant known = result.variant; deck.size() == standard.cards && copies == standard.copies) {
    known.order = standard.order;
    if (known == standard) result.variant = standard;
  }
  return result;
}

}  // namespace

int solve_nmbr9(std::span<const std::string> arguments) {
  CLI::App app("the best layout for a known shuffle, or for a free order", "cifra solve nmbr9");
  SolveOptions options;
  options.threads = std::max(1U, std::thread::hardware_concurrency());
  std::string deck;
  std::string decks;
  std::string variant;
  auto* const deck_option =
      app.add_option("--deck", deck, "the shuffle: numbers separated by commas, first card first");
  auto* const decks_option =
      app.add_option("--decks", decks, "a file of shuffles, one per line: how well they are solved, each on one core");
  auto* const variant_option =
      app.add_option("--variant", variant, "T-m-c-k, as in records: F-9-2-20 for a free order");
  deck_option->excludes(variant_option, decks_option);
  decks_option->excludes(variant_option);
  app.add_option("--seconds", options.seconds,
                 "how long to search, by the wall clock; with --decks, for each deck (a shuffle without this and "
                 "--nodes: 10 s)")
      ->transform(decimal(0.001, 1e6));
  app.add_option("--nodes", options.nodes, "how many placements to try; the same answer with any number of threads")
      ->transform(whole(1, std::uint64_t{1} << 60));
  app.add_option("--threads", options.threads, "how many threads")
      ->transform(whole(1, kMostThreads))
      ->capture_default_str();
  app.add_flag("--prove", options.prove, "search until the optimum is proved");
  app.add_option("--record", options.record_path, "write the layout as a record to this file");
  auto* const certificate_option =
      app.add_option("--certificate", options.certificate_path, "of a proof for a free order: write what checks it");
  auto* const table_option =
      app.add_option("--table", options.table_path, "write which few tiles can lie on which, instead of solving");
  app.add_flag("--json", options.as_json, "print JSON");
  if (const Parsed parsed = parse(app, arguments); !parsed.go_on) return parsed.exit_code;
  for (const CLI::Option* const option : {certificate_option, table_option}) {
    if (option->count() > 0 && variant_option->count() == 0) {
      return wrong_usage(fmt::format("{} is for a free order: --variant", option->get_name()));
    }
  }
  if (variant_option->count() > 0) {
    const auto free = nmbr9::Variant::parse(variant);
    if (!free) return wrong_usage(fmt::format("'{}': {}", variant, nmbr9::kVariantForm));
    return solve_variant(*free, options);
  }
  if (decks_option->count() > 0) {
    if (options.prove) return wrong_usage("--prove is for one deck");
    if (!options.record_path.empty()) return wrong_usage("--record is for one deck");
    const auto list = read_decks(decks);
    if (!list) return wrong_usage(list.error().message);
    if (list->empty()) return wrong_usage(fmt::format("{} has no decks", decks));
    return solve_decks(*list, options);
  }
  if (deck_option->count() == 0) return wrong_usage("solve nmbr9 needs --deck, --decks or --variant");
  const auto named = read_any_deck(deck);
  if (!named) return wrong_usage(named.error().message);
  return solve_deck(*named, options);
}

}  // namespace cifra::cli

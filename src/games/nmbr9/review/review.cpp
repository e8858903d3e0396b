#include "games/nmbr9/review/review.h"

#include <algorithm>
#include <string>
#include <utility>

#include "games/nmbr9/bounds/known_bound.h"
#include "games/nmbr9/data/assets.h"
#include "games/nmbr9/review/account.h"
#include "games/nmbr9/review/hints.h"
#include "games/nmbr9/review/par.h"
#include "games/nmbr9/review/possible.h"
#include "games/nmbr9/review/start.h"
#include "games/nmbr9/review/strength.h"

namespace cifra::nmbr9::review {
namespace {

constexpr std::string_view kVersion = "1";
constexpr int kStartShuffles = 400;

// How long each part takes, in what a decision with one card to come takes.
constexpr double kStartWeight = 100;
constexpr double kPossibleWeight = 100;
constexpr double kParWeight = 600;  // a game

class Nmbr9Review final : public game::Review {
 public:
  Nmbr9Review(const search::ValueNet& net, const Recorded& game, const game::ReviewPlan& plan, const Work& work)
      : game_(game), work_(work), player_(net) {
    const int seats = static_cast<int>(plan.players.size());
    for (int seat = 0; seat < seats; ++seat) {
      seats_.push_back(account_of(plan, seat));
      order_.push_back(static_cast<std::size_t>((plan.first_seat + seat) % seats));
    }
    if (game.variant == Variant{}) {
      start_ = kUsualStart;
    } else {
      starting_.emplace(player_, game.variant, kStartShuffles, work.effort.depth);
    }
    if (!game.placements.empty()) possible_.emplace(game.variant, played_cards(), highest(), work.possible);
    const bool whole = game.deck.size() == game.variant.cards;
    par_.emplace(game.variant, game.deck, whole ? std::max(0, plan.par_games) : 0);
  }

  bool step() override {
    if (starting_ && !starting_->done()) {
      starting_->step();
      if (starting_->done()) start_ = starting_->expected() + outplayed(game_.variant.cards - 1);
    } else if (!decide()) {
      par_->step();
    }
    return !(complete() && par_->done());
  }

  bool complete() const override {
    return start_ && std::ranges::all_of(seats_, &Account::known) && (!possible_ || possible_->done());
  }

  double progress() const override {
    double done = 0;
    double all = 0;
    const auto add = [&](double weight, double part) {
      all += weight;
      done += weight * part;
    };
    if (starting_) add(kStartWeight, start_ ? 1 : 0);
    for (const Account& account : seats_) {
      for (std::size_t round = 0; round < account.placements.size(); ++round) {
        add(1 + game_.variant.cards - static_cast<int>(round), account.placements[round].known ? 1 : 0);
      }
    }
    if (possible_) add(kPossibleWeight, possible_->progress());
    if (const int games = par_->games(); games != 0) add(kParWeight * games, par_->progress());
    return all == 0 ? 1 : done / all;
  }

  void write(JsonText& text) const override {
    text("version", kVersion)("complete", complete()).key("start");
    if (start_) {
      text.value(*start_);
    } else {
      text.null();
    }
    par_->write(text);
    text.key("best");
    if (possible_) {
      possible_->write(text);
    } else {
      text.null();
    }
    text.key("seats").begin_array();
    for (const Account& account : seats_) account.write(text, start_);
    text.end_array();
  }

 private:
  Account account_of(const game::ReviewPlan& plan, int seat) const {
    const auto at = static_cast<std::size_t>(seat);
    Account account{.name = plan.players[at], .score = 0, .placements = {}};
    const Layout layout = layout_before(at, game_.placements.size());
    account.score = layout.score();
    for (std::size_t round = 0; round < game_.placements.size(); ++round) {
      Reviewed one;
      one.number = game_.deck.cards()[round];
      one.made = game_.placements[round][at];
      one.by = plan.stand_in({static_cast<int>(round), 0}, seat);
      account.placements.push_back(std::move(one));
    }
    return account;
  }

  Layout layout_before(std::size_t seat, std::size_t round) const {
    Layout layout;
    for (std::size_t i = 0; i < round; ++i) {
      layout.place_unchecked(game_.deck.cards()[i], game_.placements[i][seat]);
    }
    return layout;
  }

  Deck played_cards() const {
    Deck deck;
    for (std::size_t i = 0; i < game_.placements.size(); ++i) deck.add(game_.deck.cards()[i]);
    return deck;
  }

  // The layout with the highest score.
  Layout highest() const {
    Layout best;
    for (std::size_t seat = 0; seat < seats_.size(); ++seat) {
      const Layout one = layout_before(seat, game_.placements.size());
      if (seat == 0 || one.score() > best.score()) best = one;
    }
    return best;
  }

  // A piece of work for a placement, first those of the first seat, then what was possible, then the other seats. False
  // if all is known.
  bool decide() {
    for (const std::size_t seat : order_) {
      if (!seats_[seat].known()) {
        review_next(seat);
        return true;
      }
      if (!possible_ || possible_->done()) continue;
      possible_->step();
      return true;
    }
    return false;
  }

  void review_next(std::size_t seat) {
    const auto next = std::ranges::find(seats_[seat].placements, false, &Reviewed::known);
    const auto round = static_cast<std::size_t>(next - seats_[seat].placements.begin());
    const search::Coming coming = coming_after(round);
    const Layout before = layout_before(seat, round);
    if (!decision_) {
      decision_.emplace(player_, before, next->number, next->made, coming,
                        seed_of(game_.variant, game_.deck.cards().first(round + 1)), work_.effort);
    }
    decision_->step();
    if (!decision_->done()) return;
    const double more = outplayed(coming.rounds);
    next->expected = decision_->expected() + more;
    next->error = decision_->error();
    next->lost = decision_->lost();
    next->best = decision_->best();
    next->alternatives = decision_->alternatives();
    for (Alternative& one : next->alternatives) one.expected += more;
    next->holes = holes_left(before, next->number, next->made);
    next->best_holes = holes_left(before, next->number, next->best);
    next->known = true;
    decision_.reset();
  }

  search::Coming coming_after(std::size_t round) const {
    State state;
    state.variant = game_.variant;
    for (std::size_t i = 0; i <= round; ++i) state.dealt.add(game_.deck.cards()[i]);
    return bots::coming_after(state);
  }

  Recorded game_;
  Work work_;
  search::Player player_;
  std::vector<Account> seats_;
  std::vector<std::size_t> order_;  // of the seats, as they are looked at
  std::optional<double> start_;
  std::optional<Start> starting_;
  std::optional<Decision> decision_;  // the placement that is being looked at
  std::optional<Possible> possible_;
  std::optional<Par> par_;
};

// Why a game cannot be reviewed, if so.
Result<void> check(const Recorded& game, std::size_t players) {
  constexpr std::string_view kCode = "no_review";
  if (game.variant.order != 'U') {
    return fail(kCode, "variant", "only games in which nobody knew the order of the cards are reviewed");
  }
  if (game.variant.cards > search::kMaxSearchTiles) {
    return fail(kCode, "variant",
                "games of more than " + std::to_string(search::kMaxSearchTiles) + " cards are not reviewed");
  }
  for (std::size_t seat = 0; seat < players; ++seat) {
    int levels = 0;
    for (const auto& round : game.placements) levels = std::max(levels, round[seat].level + 1);
    if (levels > search::kMaxLevels) {
      return fail(kCode, "placements",
                  "layouts of more than " + std::to_string(search::kMaxLevels) + " levels are not reviewed");
    }
  }
  return {};
}

}  // namespace

Result<std::unique_ptr<game::Review>> make_review(const game::RecordedGame& game, const game::ReviewPlan& plan,
                                                  const Work& work) {
  const Recorded* const recorded = game::recorded_as<Game>(game);
  if (recorded == nullptr) return fail("no_review", "game", "this is no game of NMBR 9");
  std::string verdict;
  JsonText text(verdict);
  text.begin_object();
  if (auto judged = game.judge(plan.players.size(), text); !judged) return std::unexpected(std::move(judged.error()));
  if (auto checked = check(*recorded, plan.players.size()); !checked) {
    return std::unexpected(std::move(checked.error()));
  }
  // All of them before the first step: a page fetches the one that is named and asks again.
  for (const std::string_view name :
       {search::kValueAsset, search::kKnownAsset, search::kPlansAsset, bounds::kFitsAsset, bounds::kTightAsset}) {
    if (assets().bytes(name).empty()) return fail("asset_missing", std::string(name), "the review is led by a file");
  }
  const search::ValueNet* const net = search::value_net();
  if (net == nullptr) return fail("bad_asset", std::string(search::kValueAsset), "the file is damaged");
  return std::make_unique<Nmbr9Review>(*net, *recorded, plan, work);
}

}  // namespace cifra::nmbr9::review

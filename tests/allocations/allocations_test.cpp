// The rules allocate nothing while a game is played: every call of operator new is counted in this program.
#include <gtest/gtest.h>

#include <atomic>
#include <cstdlib>
#include <new>

#include "base/lanes.h"
#include "game/game.h"
#include "games/nmbr9/rules/generate.h"
#include "games/nmbr9/rules/nmbr9.h"
#include "games/nmbr9/rules/playout.h"
#include "games/the_number/rules/batch.h"
#include "games/the_number/rules/the_number.h"

namespace {
std::atomic<long> g_allocations = 0;

void* counted(std::size_t size) {
  ++g_allocations;
  if (void* memory = std::malloc(size == 0 ? 1 : size)) return memory;
  std::abort();
}
}  // namespace

void* operator new(std::size_t size) { return counted(size); }
void* operator new[](std::size_t size) { return counted(size); }
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete[](void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t) noexcept { std::free(memory); }

namespace cifra {
namespace {

template <class Work>
long allocations(Work&& work) {
  const long before = g_allocations;
  work();
  return g_allocations - before;
}

TEST(Allocations, AreCounted) {
  // Through a volatile pointer, or the compiler would leave out what nobody needs.
  EXPECT_EQ(allocations([] {
              int* volatile number = new int(3);
              delete number;
            }),
            1);
  EXPECT_EQ(allocations([] {}), 0);
}

TEST(Allocations, NoneInAGameOfTheNumber) {
  Rng rng("allocations");
  auto match = *game::Match<the_number::Game>::start({}, 5, rng);
  EXPECT_EQ(allocations([&] {
              while (!the_number::Game::finished(match.state())) {
                for (int seat = 0; seat < 5; ++seat) {
                  const auto before = match.view(seat);
                  the_number::Number chosen;
                  the_number::for_each_legal(match.state(), seat, [&](the_number::Number number) {
                    if (!chosen.written() || rng.below(100) == 0) chosen = number;
                  });
                  if (chosen.written()) (void)match.choose(seat, chosen);
                  (void)before;
                }
                const auto turn = match.resolve();
                for (int seat = 0; seat < 5; ++seat) (void)the_number::reason(*turn, seat);
              }
              (void)the_number::Game::standings(match.state());
            }),
            0);
  LaneRng lanes("allocations");
  EXPECT_EQ(allocations([&] { (void)the_number::random_games<5>({}, lanes); }), 0);
}

TEST(Allocations, NoneInAGameOfNmbr9) {
  Rng rng("allocations");
  nmbr9::PlacementBuffer buffer;
  auto match = *game::Match<nmbr9::Game>::start({}, 4, rng);
  // The first lists find out how long a list can be; after that the buffer is used again.
  nmbr9::Layout wide;
  for (int i = 0; i < 90; ++i) wide.place_unchecked(1, {static_cast<std::int16_t>(4 * i), 0, 0, 1});
  (void)nmbr9::legal_placements(wide, 1, buffer);
  EXPECT_EQ(allocations([&] {
              while (!nmbr9::Game::finished(match.state())) {
                const int card = *nmbr9::open_card(match.state());
                for (int seat = 0; seat < 4; ++seat) {
                  const nmbr9::Layout copy = match.state().layouts[static_cast<std::size_t>(seat)];
                  const auto list = nmbr9::legal_placements(copy, card, buffer);
                  (void)match.choose(seat, list[rng.below(static_cast<std::uint32_t>(list.size()))]);
                }
                (void)match.resolve();
              }
            }),
            0);
  EXPECT_EQ(allocations([&] {
              nmbr9::Layout layout;
              nmbr9::play_randomly(layout, nmbr9::shuffled_deck({}, rng).cards(), rng);
            }),
            0);
}

}  // namespace
}  // namespace cifra

#include "tests/tiny_game/type.h"

#include "game/game_type_of.h"
#include "tests/tiny_game/bots.h"
#include "tests/tiny_game/codec.h"
#include "tests/tiny_game/page.h"

namespace cifra::tiny {
namespace {

class Type final : public game::GameTypeOf<Game> {
 public:
  std::unique_ptr<game::Page> page() const override { return make_page(); }
};

}  // namespace

const game::GameType& type() {
  static const Type kType;
  return kType;
}

}  // namespace cifra::tiny

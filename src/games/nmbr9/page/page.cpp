#include <array>

#include "games/nmbr9/page/methods.h"

namespace cifra::nmbr9::page {

std::unique_ptr<game::Page> make_page() {
  static const std::array<std::span<const Method>, 4> kTables = {layout_methods(), best_methods(), review_methods(),
                                                                 hint_methods()};
  return std::make_unique<game::PageOf<Memory>>(kTables);
}

}  // namespace cifra::nmbr9::page

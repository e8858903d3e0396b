#include <array>

#include "games/the_number/page/methods.h"

namespace cifra::the_number::page {

std::unique_ptr<game::Page> make_page() {
  static const std::array<std::span<const Method>, 2> kTables = {preview_methods(), review_methods()};
  return std::make_unique<game::PageOf<Memory>>(kTables);
}

}  // namespace cifra::the_number::page

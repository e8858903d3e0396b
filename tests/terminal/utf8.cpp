// Widths of signs come from the locale: all tests of this folder run in a UTF-8 one.
#include <gtest/gtest.h>

#include <clocale>

namespace {

class Utf8 : public testing::Environment {
 public:
  void SetUp() override { ASSERT_NE(std::setlocale(LC_CTYPE, "C.UTF-8"), nullptr); }
};

[[maybe_unused]] const auto* const utf8 = testing::AddGlobalTestEnvironment(new Utf8);

}  // namespace

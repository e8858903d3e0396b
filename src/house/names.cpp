#include "house/names.h"

#include <utf8proc.h>

#include <array>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <optional>

#include "base/text.h"

namespace cifra::house {
namespace {

std::string mapped(std::string_view text, int more) {
  utf8proc_uint8_t* out = nullptr;
  const auto options =
      static_cast<utf8proc_option_t>(UTF8PROC_STABLE | UTF8PROC_COMPOSE | UTF8PROC_COMPAT | UTF8PROC_IGNORE | more);
  const auto size = utf8proc_map(reinterpret_cast<const utf8proc_uint8_t*>(text.data()),
                                 static_cast<utf8proc_ssize_t>(text.size()), &out, options);
  const std::unique_ptr<utf8proc_uint8_t, decltype(&std::free)> owned(out, &std::free);
  return size < 0 ? std::string() : std::string(reinterpret_cast<const char*>(out), static_cast<std::size_t>(size));
}

bool is_blank(char32_t sign) {
  constexpr char32_t kEmptyBraille = 0x2800;
  return sign == kEmptyBraille || utf8proc_category(static_cast<utf8proc_int32_t>(sign)) == UTF8PROC_CATEGORY_ZS;
}

bool is_refused(char32_t sign) {
  switch (utf8proc_category(static_cast<utf8proc_int32_t>(sign))) {
    case UTF8PROC_CATEGORY_CC:  // control, format, surrogates, private use, ends of lines and paragraphs
    case UTF8PROC_CATEGORY_CF:
    case UTF8PROC_CATEGORY_CS:
    case UTF8PROC_CATEGORY_CO:
    case UTF8PROC_CATEGORY_ZL:
    case UTF8PROC_CATEGORY_ZP:
      return true;
    default:
      return false;
  }
}

bool is_letter(char32_t sign) {
  const auto category = utf8proc_category(static_cast<utf8proc_int32_t>(sign));
  return category >= UTF8PROC_CATEGORY_LU && category <= UTF8PROC_CATEGORY_LO;
}

// Scripts whose letters people take for each other, or that are spread over several blocks. Any other script is known
// by its block of 128 characters.
enum Script : std::uint32_t { kLatin = 1, kGreek, kCyrillic, kArabic, kGeorgian, kEastAsian, kFirstBlock };
struct Range {
  char32_t first, last;
  Script script;
};
constexpr std::array<Range, 32> kRanges = {
    {{0x0041, 0x024f, kLatin},       {0x0250, 0x02ff, kLatin},      {0x0370, 0x03ff, kGreek},
     {0x0400, 0x052f, kCyrillic},    {0x0600, 0x06ff, kArabic},     {0x0750, 0x077f, kArabic},
     {0x0870, 0x08ff, kArabic},      {0x10a0, 0x10ff, kGeorgian},   {0x1100, 0x11ff, kEastAsian},
     {0x1c80, 0x1c8f, kCyrillic},    {0x1c90, 0x1cbf, kGeorgian},   {0x1d00, 0x1dbf, kLatin},
     {0x1e00, 0x1eff, kLatin},       {0x1f00, 0x1fff, kGreek},      {0x2c60, 0x2c7f, kLatin},
     {0x2d00, 0x2d2f, kGeorgian},    {0x2de0, 0x2dff, kCyrillic},   {0x2e80, 0x2fdf, kEastAsian},
     {0x3005, 0x3007, kEastAsian},   {0x3040, 0x30ff, kEastAsian},  {0x3100, 0x318f, kEastAsian},
     {0x31a0, 0x31ff, kEastAsian},   {0x3400, 0x4dbf, kEastAsian},  {0x4e00, 0x9fff, kEastAsian},
     {0xa640, 0xa69f, kCyrillic},    {0xa720, 0xa7ff, kLatin},      {0xa960, 0xa97f, kEastAsian},
     {0xab30, 0xab6f, kLatin},       {0xac00, 0xd7ff, kEastAsian},  {0xf900, 0xfaff, kEastAsian},
     {0x1aff0, 0x1b16f, kEastAsian}, {0x20000, 0x3ffff, kEastAsian}}};

std::uint32_t script_of(char32_t letter) {
  for (const Range& range : kRanges) {
    if (letter >= range.first && letter <= range.last) return range.script;
  }
  return kFirstBlock + static_cast<std::uint32_t>(letter >> 7);
}

bool may_mix(std::uint32_t one, std::uint32_t other) {
  const auto is_common = [](std::uint32_t script) { return script == kLatin || script == kEastAsian; };
  return one == other || (is_common(one) && is_common(other));
}

}  // namespace

Result<std::string> clean_name(std::string_view name) {
  if (auto good = check_name(name); !good) return std::unexpected(std::move(good.error()));
  const std::string normal = mapped(name, 0);
  std::string clean;
  std::optional<std::uint32_t> script;
  bool after_blank = false;
  for (std::string_view rest = normal; !rest.empty();) {
    const std::string_view before = rest;
    const char32_t sign = take_sign(rest).value_or(0);
    if (is_blank(sign)) {
      after_blank = !clean.empty();
      continue;
    }
    if (is_refused(sign)) return fail("bad_name", "name", "a name has no control characters");
    if (is_letter(sign)) {
      const std::uint32_t found = script_of(sign);
      if (script && !may_mix(*script, found)) {
        return fail("bad_name", "name", "the letters of a name are of one script");
      }
      script = found;
    }
    if (after_blank) clean += ' ';
    after_blank = false;
    clean += before.substr(0, before.size() - rest.size());
  }
  if (clean.empty()) return fail("bad_name", "name", "a name cannot be blank");
  if (auto good = check_name(clean); !good) return std::unexpected(std::move(good.error()));
  return clean;
}

std::string name_key(std::string_view name) { return mapped(name, UTF8PROC_CASEFOLD); }

}  // namespace cifra::house

// Words of the screen in five languages: those of the page, in tables that tools/terminal_texts writes. A key is
// written out where it is used, and one that does not exist does not compile:
//
//   words("shell.end.wins"_text, {{"name", "Ana"}})   "{name} wins"
//   words("shell.points"_text, {{"n", 1}})            "{n} point", "{n} points": n decides by the language's plurals
#pragma once

#include <algorithm>
#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace cifra::terminal {

enum class Language : std::uint8_t { kEnglish, kSpanish, kGerman, kItalian, kFrench };
inline constexpr std::array<std::string_view, 5> kLanguageCodes = {"en", "es", "de", "it", "fr"};

std::optional<Language> language_of(std::string_view code);

// The language of the locale, English if it is none of ours: LC_ALL, LC_MESSAGES or LANG, the first that is set. Before
// that, unless the locale is that of C, comes the list in LANGUAGE. `variable` reads the environment.
Language language_of_locale(const char* (*variable)(const char*));

// A text in one language: only `other`, or several between which a number decides; `many` may be empty.
struct Forms {
  std::string_view one;
  std::string_view many;
  std::string_view other;
};

using Tables = std::array<const Forms*, kLanguageCodes.size()>;

// A text in all languages.
struct Text {
  const Tables* tables;
  std::size_t index;

  const Forms& in(Language language) const { return (*tables)[static_cast<std::size_t>(language)][index]; }
};

template <std::size_t kSize>
struct KeyName {
  consteval KeyName(const char (&name)[kSize]) { std::copy_n(name, kSize, text); }
  char text[kSize];
};

// Defined in texts.h for every key that is used. Not there: tools/terminal_texts has not been run, or there is no such
// word.
template <KeyName kName>
struct TextOf;

template <KeyName kName>
consteval Text operator""_text() {
  return TextOf<kName>::kText;
}

// What stands for a placeholder.
struct Value {
  Value(std::string_view placeholder, std::integral auto value)
      : name(placeholder), text(std::to_string(value)), number(static_cast<long long>(value)) {}
  Value(std::string_view placeholder, std::string_view value) : name(placeholder), text(value) {}

  std::string_view name;
  std::string text;
  long long number = 0;
};

// Small and copied freely.
class Words {
 public:
  constexpr Words(Language language = Language::kEnglish) : language_(language) {}

  Language language() const { return language_; }

  // A placeholder without a value stays as it is. In French "de {name}" becomes "d’Ada",
  // in Italian "a {name}" "ad Ada".
  std::string operator()(Text text, std::initializer_list<Value> values = {}) const;

  // "Ana", "Ana and Bruno", "Ana, Bruno and Marta". Spanish says "e Inés", Italian "ed Emmy".
  std::string joined(std::span<const std::string> parts) const;

 private:
  Language language_;
};

// With a capital, as the caption of a key or the head of a column.
std::string capitalised(std::string_view text);

}  // namespace cifra::terminal

#include "terminal/words.h"

#include "terminal/text.h"

namespace cifra::terminal {
namespace {

// As far as the letters of our languages go.
char32_t lowered(char32_t sign) {
  const bool latin_1 = sign >= U'À' && sign <= U'Þ' && sign != U'×';
  if ((sign >= 'A' && sign <= 'Z') || latin_1) return sign + 0x20;
  return sign == U'Œ' ? U'œ' : sign;
}

std::u32string lowered(std::string_view text) {
  std::u32string signs = decode(text).text;
  std::ranges::transform(signs, signs.begin(), [](char32_t sign) { return lowered(sign); });
  return signs;
}

bool begins_with_one_of(const std::u32string& text, std::u32string_view letters) {
  return !text.empty() && letters.find(text.front()) != std::u32string_view::npos;
}

// French: "d’Ada", "d’Yves", but "de Bruno", "de Yann". An h is silent in names of the language itself ("d’Hélène"),
// and keeps its distance in others ("de Hans").
bool french_vowel(const std::u32string& name) {
  if (begins_with_one_of(name, U"aeiouœæàâäáåéèêëíîïóôöøúùûü")) return true;
  if (name.starts_with(U'y')) return !begins_with_one_of(name.substr(1), U"aeiouéèêë");
  constexpr std::array<std::u32string_view, 14> kSilent = {U"helen",   U"hermi",  U"henri",    U"herv",  U"hél",
                                                           U"hilaire", U"hippol", U"homèr",    U"honor", U"horace",
                                                           U"hortens", U"hubert", U"hyacinth", U"hypat"};
  return std::ranges::any_of(kSilent, [&](std::u32string_view start) { return name.starts_with(start); });
}

// A small word and what follows it, as web/src/i18n/elided.ts: French "d’Ada", Italian "ad Ada".
std::string_view elided(Language language, std::string_view word, std::string_view next) {
  const std::u32string name = lowered(next);
  if (language == Language::kFrench && word == " de " && french_vowel(name)) return " d’";
  if (language == Language::kItalian && word == " a " && begins_with_one_of(name, U"aàáâä")) return " ad ";
  return word;
}

// Spanish avoids two sounds of i: "e Inés", "e Hilda", but "y Hiato", "y Hielo".
bool sounds_like_i(const std::u32string& name) {
  if (begins_with_one_of(name, U"ií")) return true;
  return name.starts_with(U"hi") && !begins_with_one_of(name.substr(2), U"ae");
}

std::string_view joint(Language language, std::string_view next) {
  switch (language) {
    case Language::kEnglish:
      return "and";
    case Language::kSpanish:
      return sounds_like_i(lowered(next)) ? "e" : "y";
    case Language::kGerman:
      return "und";
    case Language::kItalian:
      return begins_with_one_of(lowered(next), U"eèé") ? "ed" : "e";
    case Language::kFrench:
      return "et";
  }
  return "";
}

// As web/src/i18n/plural.ts.
std::string_view form_for(Language language, const Forms& forms, long long number) {
  if (forms.one.empty()) return forms.other;
  const long long size = number < 0 ? -number : number;
  if (language == Language::kFrench ? size < 2 : size == 1) return forms.one;
  const bool romance = language != Language::kEnglish && language != Language::kGerman;
  return romance && size > 0 && size % 1'000'000 == 0 && !forms.many.empty() ? forms.many : forms.other;
}

const Value* find(std::initializer_list<Value> values, std::string_view name) {
  const auto* const found = std::ranges::find(values, name, &Value::name);
  return found == values.end() ? nullptr : found;
}

}  // namespace

std::optional<Language> language_of(std::string_view code) {
  const auto* const found = std::ranges::find(kLanguageCodes, code);
  if (found == kLanguageCodes.end()) return std::nullopt;
  return static_cast<Language>(found - kLanguageCodes.begin());
}

Language language_of_locale(const char* (*variable)(const char*)) {
  const auto value = [variable](const char* name) {
    const char* const text = variable(name);
    return std::string_view(text == nullptr ? "" : text);
  };
  std::string_view locale;
  for (const char* const name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
    if (locale.empty()) locale = value(name);
  }
  // "de_AT.UTF-8@euro" is "de".
  const auto language = [](std::string_view name) { return language_of(name.substr(0, name.find_first_of("_.@-"))); };
  if (locale.empty() || locale.starts_with("C.") || locale == "C" || locale == "POSIX") return Language::kEnglish;
  for (std::string_view list = value("LANGUAGE"); !list.empty();) {
    const std::string_view wanted = list.substr(0, list.find(':'));
    if (const auto found = language(wanted)) return *found;
    list.remove_prefix(std::min(wanted.size() + 1, list.size()));
  }
  return language(locale).value_or(Language::kEnglish);
}

std::string Words::operator()(Text text, std::initializer_list<Value> values) const {
  const Value* const number = find(values, "n");
  std::string_view rest = form_for(language_, text.in(language_), number == nullptr ? 0 : number->number);
  std::string filled;
  while (!rest.empty()) {
    const std::size_t open = rest.find('{');
    const std::size_t close = rest.find('}', open);
    if (open == std::string_view::npos || close == std::string_view::npos) return filled.append(rest);
    filled.append(rest.substr(0, open));
    const Value* const value = find(values, rest.substr(open + 1, close - open - 1));
    if (value == nullptr) {
      filled.append(rest.substr(open, close - open + 1));
    } else {
      for (const std::string_view word : {" de ", " a "}) {
        if (!filled.ends_with(word)) continue;
        filled.resize(filled.size() - word.size());
        filled.append(elided(language_, word, value->text));
        break;
      }
      filled.append(value->text);
    }
    rest.remove_prefix(close + 1);
  }
  return filled;
}

std::string Words::joined(std::span<const std::string> parts) const {
  std::string text;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (i > 0 && i + 1 < parts.size()) text += ", ";
    if (i > 0 && i + 1 == parts.size()) text.append(" ").append(joint(language_, parts[i])).append(" ");
    text += parts[i];
  }
  return text;
}

std::string capitalised(std::string_view text) {
  std::u32string signs = decode(text).text;
  if (signs.empty()) return "";
  char32_t& first = signs.front();
  const bool latin_1 = first >= U'à' && first <= U'þ' && first != U'÷';
  if ((first >= 'a' && first <= 'z') || latin_1) first -= 0x20;
  return encode(signs);
}

}  // namespace cifra::terminal

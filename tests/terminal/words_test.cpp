// Words in five languages: plurals, lists, elisions, the language that is meant, and that every text is there.
#include "terminal/words.h"

#include <gtest/gtest.h>

#include <map>
#include <set>
#include <string>
#include <vector>

#include "terminal/sentences.h"
#include "terminal/texts.h"

namespace cifra::terminal {
namespace {

constexpr std::array kLanguages = {Language::kEnglish, Language::kSpanish, Language::kGerman, Language::kItalian,
                                   Language::kFrench};

TEST(Words, ANumberDecidesTheForm) {
  const auto said = [](Language language, int n) { return points(Words(language), n); };
  EXPECT_EQ(said(Language::kEnglish, 1), "1 point");
  EXPECT_EQ(said(Language::kEnglish, 0), "0 points");
  EXPECT_EQ(said(Language::kGerman, 1), "1 Punkt");
  EXPECT_EQ(said(Language::kGerman, 7), "7 Punkte");
  EXPECT_EQ(said(Language::kFrench, 0), "0 point");  // French counts from 2
  EXPECT_EQ(said(Language::kFrench, 1), "1 point");
  EXPECT_EQ(said(Language::kFrench, 2), "2 points");
  EXPECT_EQ(said(Language::kItalian, -1), "-1 punto");
}

TEST(Words, MillionsHaveAFormOfTheirOwnWhereThereIsOne) {
  static constexpr Forms kForms = {"one", "many", "other"};
  static constexpr Tables kTables = {&kForms, &kForms, &kForms, &kForms, &kForms};
  const Text text{&kTables, 0};
  for (const Language language : kLanguages) {
    const bool romance = language != Language::kEnglish && language != Language::kGerman;
    EXPECT_EQ(Words(language)(text, {{"n", 3'000'000}}), romance ? "many" : "other");
    EXPECT_EQ(Words(language)(text, {{"n", 3'000'001}}), "other");
  }
}

TEST(Words, APlaceholderWithoutAValueIsSeen) {
  EXPECT_EQ(Words()("shell.points"_text), "{n} points");
  static constexpr Forms kForms = {"", "", "{a}{b}, {a} and {"};
  static constexpr Tables kTables = {&kForms, &kForms, &kForms, &kForms, &kForms};
  EXPECT_EQ(Words()({&kTables, 0}, {{"a", "{b}"}}), "{b}{b}, {b} and {");
}

std::string joined(Language language, std::vector<std::string> parts) { return Words(language).joined(parts); }

TEST(Words, ListsAreJoinedAsOneSaysThem) {
  EXPECT_EQ(joined(Language::kEnglish, {}), "");
  EXPECT_EQ(joined(Language::kEnglish, {"Ana"}), "Ana");
  EXPECT_EQ(joined(Language::kEnglish, {"Ana", "Bruno", "Marta"}), "Ana, Bruno and Marta");
  EXPECT_EQ(joined(Language::kGerman, {"Ana", "Bruno"}), "Ana und Bruno");
  EXPECT_EQ(joined(Language::kFrench, {"Ana", "Inés"}), "Ana et Inés");
  EXPECT_EQ(joined(Language::kSpanish, {"Ana", "Bruno"}), "Ana y Bruno");
  for (const char* const name : {"Inés", "Ines", "Íñigo", "Hilda", "iris"}) {
    EXPECT_EQ(joined(Language::kSpanish, {"Ana", name}), std::string("Ana e ") + name);
  }
  for (const char* const name : {"Hielo", "Hiato", "Yuki", "1"}) {
    EXPECT_EQ(joined(Language::kSpanish, {"Ana", name}), std::string("Ana y ") + name);
  }
  EXPECT_EQ(joined(Language::kItalian, {"Ada", "Emmy"}), "Ada ed Emmy");
  EXPECT_EQ(joined(Language::kItalian, {"Ada", "Élise"}), "Ada ed Élise");
  EXPECT_EQ(joined(Language::kItalian, {"Ada", "Anna"}), "Ada e Anna");
}

TEST(Words, FrenchElidesDeBeforeAVowel) {
  static constexpr Forms kForms = {"", "", "la carte de {name}, de {name} et de {other}"};
  static constexpr Tables kTables = {&kForms, &kForms, &kForms, &kForms, &kForms};
  const auto said = [](Language language, std::string_view name) {
    return Words(language)({&kTables, 0}, {{"name", name}, {"other", "Bruno"}});
  };
  for (const char* const name : {"Ada", "emmy", "Élise", "Hypatia", "Hélène", "Yves", "Œdipe"}) {
    EXPECT_EQ(said(Language::kFrench, name),
              "la carte d’" + std::string(name) + ", d’" + std::string(name) + " et de Bruno");
  }
  for (const char* const name : {"Bruno", "Yuki", "Yann", "8", "Hans", ""}) {
    EXPECT_EQ(said(Language::kFrench, name),
              "la carte de " + std::string(name) + ", de " + std::string(name) + " et de Bruno");
  }
  EXPECT_EQ(said(Language::kSpanish, "Ada"), "la carte de Ada, de Ada et de Bruno");
}

TEST(Words, ItalianSaysAdBeforeAnA) {
  static constexpr Forms kForms = {"", "", "tocca a {name}"};
  static constexpr Tables kTables = {&kForms, &kForms, &kForms, &kForms, &kForms};
  const auto said = [](std::string_view name) { return Words(Language::kItalian)({&kTables, 0}, {{"name", name}}); };
  EXPECT_EQ(said("Ada"), "tocca ad Ada");
  EXPECT_EQ(said("Emmy"), "tocca a Emmy");
}

TEST(Words, CaptionsBeginWithACapital) {
  EXPECT_EQ(capitalised("move"), "Move");
  EXPECT_EQ(capitalised("éliminé"), "Éliminé");
  EXPECT_EQ(capitalised("ändern"), "Ändern");
  EXPECT_EQ(capitalised("Ñu"), "Ñu");
  EXPECT_EQ(capitalised("8"), "8");
  EXPECT_EQ(capitalised(""), "");
}

std::map<std::string, std::string> environment;
const char* variable(const char* name) {
  const auto found = environment.find(name);
  return found == environment.end() ? nullptr : found->second.c_str();
}

TEST(Language, IsThatOfTheLocale) {
  const auto chosen = [](std::map<std::string, std::string> variables) {
    environment = std::move(variables);
    return kLanguageCodes[static_cast<std::size_t>(language_of_locale(&variable))];
  };
  EXPECT_EQ(chosen({}), "en");
  EXPECT_EQ(chosen({{"LANG", "de_AT.UTF-8"}}), "de");
  EXPECT_EQ(chosen({{"LANG", "fr"}}), "fr");
  EXPECT_EQ(chosen({{"LANG", "it@euro"}}), "it");
  EXPECT_EQ(chosen({{"LANG", "pt_BR.UTF-8"}}), "en");
  EXPECT_EQ(chosen({{"LANG", "eso_XX"}}), "en");
  EXPECT_EQ(chosen({{"LANG", "C.UTF-8"}, {"LANGUAGE", "de"}}), "en");
  EXPECT_EQ(chosen({{"LANG", "de_DE.UTF-8"}, {"LC_MESSAGES", "es_ES.UTF-8"}}), "es");
  EXPECT_EQ(chosen({{"LANG", "de_DE.UTF-8"}, {"LC_MESSAGES", "es_ES.UTF-8"}, {"LC_ALL", "it_IT.UTF-8"}}), "it");
  EXPECT_EQ(chosen({{"LANG", "de_DE.UTF-8"}, {"LC_ALL", ""}}), "de");
  EXPECT_EQ(chosen({{"LANG", "de_DE.UTF-8"}, {"LANGUAGE", "pt:fr_CA:es"}}), "fr");
  EXPECT_EQ(chosen({{"LANG", "de_DE.UTF-8"}, {"LANGUAGE", "pt"}}), "de");
}

// All placeholders of a text, over all its forms.
std::set<std::string> placeholders(const Forms& forms) {
  std::set<std::string> names;
  for (std::string_view text : {forms.one, forms.many, forms.other}) {
    for (std::size_t open = text.find('{'); open != std::string_view::npos; open = text.find('{')) {
      const std::size_t close = text.find('}', open);
      names.emplace(text.substr(open, close - open + 1));
      text.remove_prefix(close + 1);
    }
  }
  return names;
}

TEST(Texts, AreThereInEveryLanguageWithTheSamePlaceholders) {
  for (std::size_t i = 0; i < shell_texts::kCount; ++i) {
    const Text text{&shell_texts::kAll, i};
    const Forms& english = text.in(Language::kEnglish);
    for (const Language language : kLanguages) {
      const Forms& forms = text.in(language);
      EXPECT_FALSE(forms.other.empty()) << english.other;
      EXPECT_EQ(forms.one.empty(), english.one.empty()) << english.other;
      EXPECT_EQ(placeholders(forms), placeholders(english)) << english.other;
    }
  }
}

}  // namespace
}  // namespace cifra::terminal

#include "cli/html.h"

#include <fmt/format.h>

#include <algorithm>

namespace cifra::cli {
namespace {

constexpr std::string_view kStyle = R"(
:root { color-scheme: light dark; }
body { margin: 0 auto; padding: 1.5rem; max-width: 62rem; font: 16px/1.5 system-ui, sans-serif;
  background: light-dark(#f4eee3, #1e2327); color: light-dark(#20232a, #f4efe5); }
section { margin: 0 0 2rem; padding: 1.25rem; border-radius: 12px; background: light-dark(#fffdf8, #2a3136); }
h1 { font-size: 1.6rem; } h2 { margin: 0 0 .5rem; font-size: 1.3rem; } h3 { margin: 1.5rem 0 .5rem; font-size: 1.1rem; }
p { margin: .25rem 0; } .quiet { color: light-dark(#65625b, #a9aaa5); }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .2rem .6rem; text-align: right; white-space: nowrap; border-bottom: 1px solid light-dark(#ddd4c3, #3d464d); }
th:first-child, td:first-child, .words { text-align: left; }
tr.mistake td { background: light-dark(#f8edcd, #453f2c); } tr.blunder td { background: light-dark(#f8e4dc, #463330); }
svg { max-width: 100%; height: auto; } svg text { fill: currentColor; font: 11px system-ui, sans-serif; }
.figures { display: flex; flex-wrap: wrap; gap: 1.5rem; } figure { margin: 0; } figcaption { max-width: 22rem; }
.digit { fill: #20232a; font-weight: 700; }
.bar { fill: light-dark(#b0392a, #f29a88); }
@media print { body { background: #fff; color: #000; } section { break-inside: avoid; } }
)";

}  // namespace

std::string escaped(std::string_view text) {
  std::string out;
  for (const char c : text) {
    switch (c) {
      case '&':
        out += "&amp;";
        break;
      case '<':
        out += "&lt;";
        break;
      case '>':
        out += "&gt;";
        break;
      case '"':
        out += "&quot;";
        break;
      case '\'':
        out += "&#39;";
        break;
      default:
        out += c;
    }
  }
  return out;
}

std::string printable(std::string_view text) {
  std::string out(text);
  for (std::size_t i = 0; i < out.size(); ++i) {
    const auto byte = static_cast<unsigned char>(out[i]);
    // U+0080 to U+009F are control characters too; in UTF-8 they are C2 80 to C2 9F.
    const bool second = byte == 0xC2 && i + 1 < out.size() && static_cast<unsigned char>(out[i + 1]) < 0xA0;
    if (byte < 0x20 || byte == 0x7F) out[i] = '?';
    if (second) out[i] = out[i + 1] = '?';
  }
  return out;
}

std::string html_page(std::string_view title, std::string_view body) {
  return fmt::format(
      "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
      "<meta name=\"viewport\" content=\"width=device-width, "
      "initial-scale=1\">\n<title>{0}</title>\n<style>{1}</style>\n"
      "</head>\n<body>\n<h1>{0}</h1>\n{2}<p class=\"quiet\">Made by Cifra.</p>\n</body>\n</html>\n",
      escaped(title), kStyle, body);
}

std::string html_bars(std::string_view about, std::span<const Bar> bars) {
  constexpr double kHeight = 90;
  constexpr double kStep = 30;
  double highest = 1;
  for (const Bar& bar : bars) highest = std::max(highest, bar.value);
  std::string out =
      fmt::format("<svg role=\"img\" aria-label=\"{}\" width=\"{}\" height=\"130\" viewBox=\"0 0 {} 130\">",
                  escaped(about), kStep * static_cast<double>(bars.size()), kStep * static_cast<double>(bars.size()));
  for (std::size_t i = 0; i < bars.size(); ++i) {
    const double height = kHeight * std::max(0.0, bars[i].value) / highest;
    const double x = kStep * static_cast<double>(i);
    out += fmt::format("<rect class=\"bar\" x=\"{:.1f}\" y=\"{:.1f}\" width=\"20\" height=\"{:.1f}\" rx=\"2\"/>", x + 5,
                       15 + kHeight - height, height);
    if (bars[i].value >= 0.05) {
      out += fmt::format("<text x=\"{:.1f}\" y=\"{:.1f}\" text-anchor=\"middle\">{:.1f}</text>", x + 15,
                         11 + kHeight - height, bars[i].value);
    }
    out += fmt::format("<text x=\"{:.1f}\" y=\"122\" text-anchor=\"middle\">{}</text>", x + 15, escaped(bars[i].label));
  }
  return out + "</svg>\n";
}

}  // namespace cifra::cli

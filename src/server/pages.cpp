#include "server/pages.h"

namespace cifra::server {
namespace {

constexpr std::string_view kBefore = R"(<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="/icon.svg">
<title>Cifra</title>
<style>)";

constexpr std::string_view kStyle = R"(
  :root { --ink: #1d2433; --soft: #5c6577; --paper: #fbfaf7; --card: #ffffff; --line: #e3dfd5; --mark: #b4421f; }
  @media (prefers-color-scheme: dark) {
    :root { --ink: #ece9e1; --soft: #a3a9b6; --paper: #14171d; --card: #1c2028; --line: #313743; --mark: #f08a5d; }
  }
  * { box-sizing: border-box; }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 1.5rem; background: var(--paper);
         color: var(--ink); font: 1.0625rem/1.55 system-ui, sans-serif; }
  main { width: 100%; max-width: 38rem; }
  h1 { margin: 0; font-size: 2.75rem; letter-spacing: -.02em; line-height: 1.1; }
  h1 span { color: var(--mark); }
  h2 { margin: 2rem 0 .5rem; font-size: .8125rem; letter-spacing: .08em; text-transform: uppercase; color: var(--soft); }
  p { margin: .75rem 0; }
  ul { list-style: none; margin: 0; padding: 0; border: 1px solid var(--line); border-radius: .75rem;
       background: var(--card); }
  li { display: grid; grid-template-columns: 9rem 1fr; gap: .25rem 1rem; padding: .6rem 1rem; }
  li + li { border-top: 1px solid var(--line); }
  @media (max-width: 30rem) { li { grid-template-columns: 1fr; } }
  code, a { font-family: ui-monospace, monospace; font-size: .9375em; color: var(--ink); }
  a { color: var(--mark); text-underline-offset: .2em; }
  li > :last-child { color: var(--soft); }
)";

constexpr std::string_view kBetween = R"(</style>
</head>
<body>
<main>
)";

constexpr std::string_view kAfter = R"(</main>
</body>
</html>
)";

constexpr std::string_view kFront = R"(<h1>Cifra<span>.</span></h1>
<p>The Cifra server is running, but without its web page. To get it, start it with
<code>cifra serve --web build/web</code>.</p>
<h2>Play in a terminal</h2>
<ul>
<li><code>cifra play</code> <span>the games against bots</span></li>
</ul>
<h2>For programs</h2>
<ul>
<li><a href="/api/house">/api/house</a> <span>what is played here</span></li>
<li><a href="/api/tables">/api/tables</a> <span>public tables</span></li>
<li><code>/ws</code> <span>the WebSocket: sit, choose, watch; docs/protocol.md has every message</span></li>
<li><a href="/health">/health</a> <span>whether all is well</span></li>
<li><a href="/metrics">/metrics</a> <span>figures for Prometheus</span></li>
</ul>
)";

constexpr std::string_view kNotFound = R"(<h1>404<span>.</span></h1>
<p>Page not found. Go to <a href="/">the start page</a>.</p>
)";

constexpr std::string_view kIcon = R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
<rect width="32" height="32" rx="7" fill="#b4421f"/>
<path d="M20 11a7 7 0 1 0 0 10" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round"/>
<circle cx="25" cy="24" r="2.2" fill="#fff"/>
</svg>
)";

std::string page(std::string_view middle) {
  std::string text(kBefore);
  text += kStyle;
  text += kBetween;
  text += middle;
  text += kAfter;
  return text;
}

}  // namespace

std::string front_page() { return page(kFront); }
std::string not_found_page() { return page(kNotFound); }
std::string_view page_style() { return kStyle; }
std::string_view icon() { return kIcon; }

}  // namespace cifra::server

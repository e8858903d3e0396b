// The pages the server has of its own: what a house without a web client shows, and what is not there. No scripts, one
// style, light and dark.
#pragma once

#include <string>
#include <string_view>

namespace cifra::server {

std::string front_page();
std::string not_found_page();
std::string_view page_style();  // what is between <style> and </style> in both
std::string_view icon();

}  // namespace cifra::server

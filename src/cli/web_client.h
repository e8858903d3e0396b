// Web client: where the program finds the files of the page when nobody names a folder.
#pragma once

#include <string>

namespace cifra::cli {

// The folder `share/cifra/web` of the installation the program belongs to, or `web` of the build folder it was built
// in; empty if neither has a page.
std::string find_web_client();

}  // namespace cifra::cli

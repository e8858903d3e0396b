// `cifra backup`: a consistent copy of a database, while the house runs.
#include <CLI/CLI.hpp>

#include "cli/database.h"
#include "cli/subcommand.h"
#include "store/store.h"

namespace cifra::cli {

int run_backup(const Subcommand& self, std::span<const std::string> arguments) {
  CLI::App app(std::string(self.summary), "cifra backup");
  DatabaseOptions database;
  std::string file;
  app.add_option("file", file, "the file to write; it must not exist yet")->required();
  database.add_to(app);
  if (const Parsed parsed = parse(app, arguments); !parsed.go_on) return parsed.exit_code;

  const auto address = database_address(database);
  if (!address) return wrong_usage(address.error().message);
  const auto store = store::open_store(*address, store::Access::kRead);
  if (!store) return wrong_usage(store.error().message);
  if (const auto copied = (*store)->backup(file); !copied) return wrong_usage(copied.error().message);
  return kOk;
}

}  // namespace cifra::cli

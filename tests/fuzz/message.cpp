// Messages of clients: WebSocket messages and the bodies of API requests. Whatever is read has been checked.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <string_view>

#include "house/client_message.h"
#include "house/names.h"
#include "house/secrets.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace cifra::house;
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  std::optional<std::int64_t> id;
  if (const auto message = read_message(text, id)) {
    if (message->verb != Verb::kPing && !is_id(message->table)) std::abort();
    if (message->moment.round < 0 || message->seat < 0 || message->version < 0) std::abort();
    if (message->choice.size() > 32 || message->name.size() > 256) std::abort();
    if (message->id != id) std::abort();
  }
  (void)read_command(text, "aaaaaaaaaaaaaaa");
  (void)read_new_table(text);
  if (const auto guest = read_guest(text)) {
    const auto again = clean_name(guest->name);  // a clean name is as clean as it gets
    if (guest->name.empty() || !again || *again != guest->name) std::abort();
  }
  if (const auto name = clean_name(text); name && (clean_name(*name) != *name || name_key(*name).empty())) std::abort();
  if (const auto passwords = read_new_password(text); passwords && passwords->new_password.size() < 8) std::abort();
  if (const auto account = read_credentials(text); account && account->password.size() < 8) std::abort();
  (void)read_code(text);
  return 0;
}

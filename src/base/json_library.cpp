// Boost.JSON itself, compiled once for the whole program.
#include <boost/json/src.hpp>

#ifdef BOOST_NO_EXCEPTIONS
#include <cstdlib>

// Only a violated precondition comes here: input is parsed with error codes.
namespace boost {
void throw_exception(const std::exception&) { std::abort(); }
void throw_exception(const std::exception&, const source_location&) { std::abort(); }
}  // namespace boost
#endif

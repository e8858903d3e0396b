// Names for bots: people who were fond of numbers. Names are unique at a table.
const known = ['Ada', 'Emmy', 'Carl', 'Sofia', 'Blaise', 'Maryam', 'Pierre', 'Hypatia'];

/** As many names as wanted, none of which is taken. */
export function botNames(count: number, taken: string[]): string[] {
  const used = new Set(taken.map((name) => name.trim().toLowerCase()));
  const free = known.filter((name) => !used.has(name.toLowerCase()));
  for (let more = 2; free.length < count; more += 1) {
    free.push(...known.map((name) => `${name} ${more}`).filter((name) => !used.has(name.toLowerCase())));
  }
  return free.slice(0, count);
}

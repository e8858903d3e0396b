// Rated games and ratings.
const words = {
  'rated.means': 'The result changes the rating of everybody who plays. For people only, with a clock.',
  'rated.noBots': 'Only without bots: remove them first.',
  'rated.late': 'Others already sit here. Choose this before they sit down.',
  'rated.needsClock': 'Only with a clock: choose one first.',
  'rated.usual': 'Only with the usual options.',
  'rated.agree':
    'The result changes your rating; by sitting down you agree. If a bot takes over for you, you come last.',
  'rated.is': 'The result changes your rating. If a bot takes over for you, you come last.',
  'rated.missing': 'A second player is needed: send the link.',
  'rated.about':
    'Two times in three, the true strength is no further away than the number after ±. Shown from five rated games on.',
  'rated.spoken': 'rating {rating}, give or take {uncertainty}',
  'rated.up': 'up {n}',
  'rated.down': 'down {n}',
  'rated.same': 'unchanged',
  'rated.title': 'Your ratings',
  'rated.games': { one: '{n} rated game', other: '{n} rated games' },
  'rated.notYet': 'from the fifth game on',
} as const;

export default words;

declare module '../../../i18n/i18n.svelte' {
  interface GameWords extends Record<keyof typeof words, unknown> {}
}

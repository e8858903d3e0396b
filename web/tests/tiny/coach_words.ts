// Words of the coach of the tiny game.
const words = {
  'tiny.coach.first': 'Any number will do.',
  'tiny.coach.after': 'Your {n} scored and is gone: pick another.',
} as const;

export default words;

declare module '../../src/i18n/i18n.svelte' {
  interface GameWords extends Record<keyof typeof words, unknown> {}
}

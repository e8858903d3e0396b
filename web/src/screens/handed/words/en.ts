// Words of one device that goes from hand to hand: the cover, and the screen on which a game begins.
const words = {
  'device.place': { one: 'One device, {n} player', other: 'One device, {n} players' },
  'device.over': 'Over to {name}',
  'device.hand': 'Hand the phone to {name}',
  'device.iAm': 'I am {name}',
  'device.backTo': 'Back to {name}',
  'device.next': 'next',
  'device.after': 'after {name}',
  'device.openToAll': 'Open to all',
  'device.look': 'Everybody look',
  'device.uncover': 'Uncover',
  'device.cover': 'Cover',
  'device.done': 'Leave it, cover again',
  'device.about': 'You all play on this device. Before it goes to the next player, a cover hides what was chosen.',
  'device.game': 'Game',
  'device.people': 'Who plays?',
  'device.person': 'Player {n}',
  'device.nameOf': 'Name of player {n}',
  'device.addPerson': 'Add a player',
} as const;

export default words;

declare module '../../../i18n/i18n.svelte' {
  interface GameWords extends Record<keyof typeof words, unknown> {}
}

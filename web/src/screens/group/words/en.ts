// Groups: one shuffle for several people.
const words = {
  'group.title': 'Group {code}',
  'group.heading': '{game} for a group',
  'group.name': 'Your name',
  'group.new': 'One shuffle for a group',
  'group.about': 'Everybody gets the same cards in the same order and plays alone. Afterwards you compare.',
  'group.own': 'At your own pace',
  'group.ownAbout':
    'For friends: send the link, and everybody plays when they like. Nobody learns the order before their own end.',
  'group.step': 'In step',
  'group.stepAbout':
    'For a class, or for people with the box: you turn the cards, a big screen shows them, and everybody places on a phone or with real tiles.',
  'group.open': 'Open the group',
  'group.follow': 'Everybody’s phone follows',
  'group.followAbout':
    'You turn the cards, and every phone that joins shows the one that lies open. In the end the phones take the scores of your real tiles. The cards are shuffled anew.',
  'group.host': 'Host: {name}',
  'group.link': 'Link to the group',
  'group.joinHere': 'Place on this device',
  'group.joinTiles': 'Play with real tiles',
  'group.waits': 'You’re in. The first card comes when the host turns it.',
  'group.tilesWait': 'Place each card with your real tiles. When all are turned, you hand in your score here.',
  'group.nextWaits': 'Placed. The next card comes when the host turns it.',
  'group.cardOf': 'Card {card} of {cards}',
  'group.turn': 'Turn card {card}',
  'group.placed': 'placed by {placed} of {n}',
  'group.screen': 'Page for the projector',
  'group.end': 'End the group',
  'group.endAsk': 'Nobody can play on after that, and everybody may see all layouts.',
  'group.remove': 'Delete the group',
  'group.removeAsk': 'The list of results goes. Everybody keeps their own game.',
  'group.ended': 'This group has ended.',
  'group.results': 'The group',
  'group.none': 'Nobody has joined yet.',
  'group.far': '{placed} of {cards}',
  'group.byHand': 'counted by hand',
  'group.score': 'Your score',
  'group.hand': 'Hand in',
  'group.count': 'Count by tapping tiles',
  'group.layout': 'Layout of {name}',
  'group.hidden': 'You see the layouts when your own game is over.',
  'group.review': 'Review',
  'group.gone': 'No group has this code. It may have been deleted.',
  'group.full': 'This group is full.',
} as const;

export default words;

declare module '../../../i18n/i18n.svelte' {
  interface GameWords extends Record<keyof typeof words, unknown> {}
}

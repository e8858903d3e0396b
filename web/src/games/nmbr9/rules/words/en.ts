// The rules of NMBR 9: six pictures, then all of it.
const words = {
  'nmbr9.rules.about': '1 to 4 players, twenty cards',
  'nmbr9.rules.card': 'One card for everybody',
  'nmbr9.rules.cardText': 'Twenty cards. All place the same number, each in a layout of their own.',
  'nmbr9.rules.rotate': 'Rotate, never flip',
  'nmbr9.rules.rotateText': 'Quarter turns only. Once placed, a tile stays.',
  'nmbr9.rules.edges': 'Edge to edge',
  'nmbr9.rules.edgesText': 'On its level a tile touches another one along an edge.',
  'nmbr9.rules.edge': 'an edge',
  'nmbr9.rules.corner': 'a corner',
  'nmbr9.rules.gaps': 'Nothing hangs',
  'nmbr9.rules.gapsText': 'Above the table every square lies on a tile: no overhang, no gap.',
  'nmbr9.rules.carried': 'carried',
  'nmbr9.rules.overGap': 'over a gap',
  'nmbr9.rules.below': 'Two tiles below',
  'nmbr9.rules.belowText': 'It takes at least two tiles to carry one.',
  'nmbr9.rules.onTwo': 'on two',
  'nmbr9.rules.onOne': 'on one',
  'nmbr9.rules.worth': 'Number times level',
  'nmbr9.rules.worthText': 'On the table a tile scores nothing. Most points win; alone, 100 or more is excellent.',
  'nmbr9.rules.all.aim': 'Build upwards',
  'nmbr9.rules.all.aim1': 'Everybody builds a layout of number tiles. The higher a tile lies, the more it scores.',
  'nmbr9.rules.all.aim2':
    'There are twenty cards, each number from 0 to 9 twice, shuffled. Every player has two tiles of each number.',
  'nmbr9.rules.all.round': 'A round',
  'nmbr9.rules.all.round1':
    'A card is turned over. Everybody places one tile of that number in their own layout. When all have placed, the next card comes.',
  'nmbr9.rules.all.round2':
    'While you think you can try the tile anywhere. Only placing it counts, and a placed tile never moves again.',
  'nmbr9.rules.all.place': 'Where a tile may lie',
  'nmbr9.rules.all.place1': 'Tiles rotate in quarter turns, number side up. The first tile goes anywhere.',
  'nmbr9.rules.all.place2':
    'Level 0 is the table. A tile on level 1 lies on tiles of level 0, one on level 2 on tiles of level 1, and so on. You can choose any level, not just the highest.',
  'nmbr9.rules.all.place3':
    'If there is a tile on its level already, the new one must touch one of that level along at least one edge of a square. A corner isn’t enough.',
  'nmbr9.rules.all.place4':
    'From level 1 on, every square must lie on a tile directly below: nothing may stick out or lie over a gap. The middle of the 0 is a gap.',
  'nmbr9.rules.all.place5':
    'And it must lie on at least two different tiles. Two tiles of the same number are different tiles.',
  'nmbr9.rules.all.score': 'Points',
  'nmbr9.rules.all.score1':
    'A tile scores its number times its level: a 7 scores 0 on the table, 7 on level 1, 14 on level 2.',
  'nmbr9.rules.all.score2':
    'After twenty cards the most points win; players with the same points share the victory. Playing alone, try to beat your own best: 100 points or more is excellent.',
  'nmbr9.rules.all.time': 'Time',
  'nmbr9.rules.all.time1':
    'If someone takes long, the others can start a clock of one minute. When it runs out, the tile is placed for them, on a sensible spot.',
  'nmbr9.rules.all.time2': 'The others see your tile when the round is complete.',
} as const;

export default words;

declare module '../../../../i18n/i18n.svelte' {
  interface GameWords extends Record<keyof typeof words, unknown> {}
}

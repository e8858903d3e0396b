// What one’s games of NMBR 9 tell.
const words = {
  'nmbr9.played.better': 'From {early} to {late}',
  'nmbr9.played.about': 'About {late} points',
  'nmbr9.played.scoresText':
    'Your first games on average, and your last ones; best {best}. The expert bot has {expert} on average: review a game to see where the rest is lost.',
  'nmbr9.played.scoresChart': 'Your scores, oldest first',
  'nmbr9.played.expert': 'expert bot',
  'nmbr9.played.low': 'You build too low',
  'nmbr9.played.lowText':
    '{you} of 100 of your points lie on level 3 or higher, {them} of the expert bot’s. Close gaps on the lower levels so that the next one can grow.',
  'nmbr9.played.high': 'You build as high as the expert bot',
  'nmbr9.played.highText':
    '{you} of 100 of your points lie on level 3 or higher, {them} of the expert bot’s. Keep it so.',
  'nmbr9.played.levelsChart': 'Points by level, in 100',
  'nmbr9.played.level': 'level {level}',
  'nmbr9.played.levelUp': 'level {level} and up',
  'nmbr9.played.tile': 'Your {tile}s score too little',
  'nmbr9.played.tileText':
    'Each {tile} brings you {you} points on average, the expert bot {them}. Keep a place for it on a higher level.',
  'nmbr9.played.tiles': 'Every number brings what it should',
  'nmbr9.played.tilesText': 'None falls behind what the expert bot makes of it. Keep it so.',
  'nmbr9.played.tilesChart': 'Points of a tile on average, by its number',
} as const;

export default words;

declare module '../../../../i18n/i18n.svelte' {
  interface GameWords extends Record<keyof typeof words, unknown> {}
}

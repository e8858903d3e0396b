// The lessons of NMBR 9: what is asked, what is said to right and to wrong answers.
const words = {
  'nmbr9.lessons.how.place': 'Tap a place.',
  'nmbr9.lessons.how.drag': 'Drag the tile, rotate it, then place it.',
  'nmbr9.lessons.how.reason': 'Tap the reason.',
  'nmbr9.lessons.how.count': 'Tap how many.',
  'nmbr9.lessons.how.better': 'Tap a place. Then you see the points to be expected in the end.',
  'nmbr9.lessons.place': 'Place {letter}: {where}',
  'nmbr9.lessons.reason.apart': 'It touches no tile along an edge',
  'nmbr9.lessons.reason.gap': 'A square hangs over a gap',
  'nmbr9.lessons.reason.oneTile': 'It rests on one tile only',
  'nmbr9.lessons.reason.overlaps': 'A square is taken already',
  'nmbr9.lessons.wrong.level': 'It fits, but on level {level}. It should lie on level {wanted}.',
  'nmbr9.lessons.wrong.allowed': 'This place is fine: it touches a tile along an edge.',
  'nmbr9.lessons.wrong.allowedOn': 'This place is fine: on level {level}, on {tiles} tiles.',
  'nmbr9.lessons.wrong.notApart': 'It does touch a tile of its level, or is the first one there.',
  'nmbr9.lessons.wrong.notGap': 'No square of it hangs over a gap.',
  'nmbr9.lessons.wrong.notOneTile': 'That isn’t it: count the tiles below.',
  'nmbr9.lessons.wrong.notOverlaps': 'No square of it is taken.',
  'nmbr9.lessons.wrong.count': 'Not {points}. Multiply each number by its level and add up.',
  'nmbr9.lessons.wrong.better': '{points} points to be expected. The other place has more.',
  'nmbr9.lessons.figures':
    'Points are what a strong player may expect in the end, the cards to come being unknown: the same estimate as in the review of a game, right to about one point.',

  'nmbr9.lessons.askRefuse': 'One of these places for the 4 isn’t allowed. Tap it',
  'nmbr9.lessons.askTable': 'Place the 9 on the table',
  'nmbr9.lessons.askWhy': 'Why can’t the 2 lie here?',
  'nmbr9.lessons.askPlace': 'Place the 7 on level 1',
  'nmbr9.lessons.askCount': 'How many points is this layout worth?',
  'nmbr9.lessons.askBetter': 'Which place for the 2 is better?',

  'nmbr9.lessons.edge.about': 'A corner isn’t enough.',
  'nmbr9.lessons.edge.learned': 'On its level a tile touches another one along an edge; a corner doesn’t count.',
  'nmbr9.lessons.edge.right1': 'Right. It touches the other 4 at a corner only.',
  'nmbr9.lessons.edge.right2': 'Right. One edge of one square is enough.',
  'nmbr9.lessons.edge.right3': 'Right. There are only corners, and a corner isn’t enough.',

  'nmbr9.lessons.two.about': 'One tile alone carries nothing.',
  'nmbr9.lessons.two.learned': 'From level 1 on a tile rests on at least two tiles of the level below.',
  'nmbr9.lessons.two.ask1': 'Where can’t the 7 lie? Tap that place',
  'nmbr9.lessons.two.right1': 'Right. Only the 9 is below it there, and it takes two tiles.',
  'nmbr9.lessons.two.right2': 'Right. Two tiles carry it: 7 points.',
  'nmbr9.lessons.two.ask3': 'Place the 1 on level 2',
  'nmbr9.lessons.two.right3': 'Right. The two tiles of level 1 carry it, the 7 and the 0.',

  'nmbr9.lessons.gap': 'No square over a gap',
  'nmbr9.lessons.gap.about': 'The middle of the 0 is a gap.',
  'nmbr9.lessons.gap.learned': 'Above the table every square of a tile lies on a tile: no gap, no overhang.',
  'nmbr9.lessons.gap.ask1': 'Where can’t the 1 lie? Tap the place',
  'nmbr9.lessons.gap.right1': 'Right. One of its squares would hang over the middle of the 0.',
  'nmbr9.lessons.gap.ask2': 'Why can’t the 7 lie here?',
  'nmbr9.lessons.gap.right2': 'Right. Under one of its squares there is nothing but the table.',
  'nmbr9.lessons.gap.ask3': 'Place the 1 on level 1',
  'nmbr9.lessons.gap.right3': 'Right. Every square is carried, by two tiles.',

  'nmbr9.lessons.times.about': 'A 7 on level 1 is 7, on level 3 it is 21.',
  'nmbr9.lessons.times.learned':
    'A tile scores its number times its level: height is what counts, and nothing on the table.',
  'nmbr9.lessons.times.right1': 'Right. The tiles on the table score nothing; the 7 on level 1 scores 7.',
  'nmbr9.lessons.times.ask2': 'Place the 4 where it scores most',
  'nmbr9.lessons.times.right2': 'Right. On level 2 a 4 scores 8.',
  'nmbr9.lessons.times.ask3': 'And what is the layout worth now?',
  'nmbr9.lessons.times.right3': 'Right: 7 for the 7, 0 for the 0, 8 for the 4.',

  'nmbr9.lessons.holes': 'Why holes hurt',
  'nmbr9.lessons.holes.about': 'A gap is ground you can’t use.',
  'nmbr9.lessons.holes.learned':
    'Here a hole of a square or two cost seven or eight points, because nothing can ever lie over it.',
  'nmbr9.lessons.holes.right1': 'Right. The other place closes a hole of one square: 8 points less.',
  'nmbr9.lessons.holes.ask2': 'The hole is there now. Where can’t the 7 lie on level 1?',
  'nmbr9.lessons.holes.right2': 'Right. It would cover the hole, which is lost for every level above.',
  'nmbr9.lessons.holes.ask3': 'The 2 again: which place is better?',
  'nmbr9.lessons.holes.right3': 'Right. A bay that stays open can still be filled; a hole of two squares can’t.',

  'nmbr9.lessons.late': 'Big ones climb',
  'nmbr9.lessons.late.about': 'Low numbers carry, 8 and 9 climb.',
  'nmbr9.lessons.late.rule':
    'In 1000 games of the bot of level medium an 8 or a 9 lies on level 1.4 on average, a 2 or a 3 on level 0.4, a 0 nearly always on the table. The points are estimates, right to about one point.',
  'nmbr9.lessons.late.learned': 'Small numbers make the ground wide, so that the big ones find room higher up.',
  'nmbr9.lessons.late.ask1': 'A 3: level 1 for 3 points, or the table for none?',
  'nmbr9.lessons.late.right1': 'Right. 3 points now would cost 8 in the end: the room on level 1 is for more.',
  'nmbr9.lessons.late.ask2': 'A 0: on the table or on level 1?',
  'nmbr9.lessons.late.right2': 'Right. A 0 scores nothing anywhere, so it makes the ground wider.',
  'nmbr9.lessons.late.ask3': 'An 8: on the table or on level 1?',
  'nmbr9.lessons.late.right3': 'Right. Now the height pays: 8 points at once, 9 more in the end.',
} as const;

export default words;

declare module '../../../../i18n/i18n.svelte' {
  interface GameWords extends Record<keyof typeof words, unknown> {}
}

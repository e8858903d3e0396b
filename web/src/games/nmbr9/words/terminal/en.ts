// Words of NMBR 9 that only the terminal shows. The page never loads this file: tools/terminal_texts writes it into C++.
export const terminal = {
  // The table.
  'nmbr9.terminal.drawnOf': '{n} of {all} drawn',
  'nmbr9.terminal.drawn': 'drawn',
  'nmbr9.terminal.left': 'left',
  'nmbr9.terminal.fits': 'fits',
  'nmbr9.terminal.levelShort': 'L{level}',
  'nmbr9.terminal.placeOf': 'place {n} of {all}',
  'nmbr9.terminal.tooFar': 'Too far away: the table ends here.',
  'nmbr9.terminal.enterAgain': 'Press Enter again to place it here.',

  // Keys.
  'nmbr9.terminal.reset': 'reset',
  'nmbr9.terminal.others': 'others',
  'nmbr9.terminal.nextPlayer': 'next player',
  'nmbr9.terminal.lookAround': 'look around',
  'nmbr9.terminal.levels': 'levels',
  'nmbr9.terminal.zoom': 'zoom',
  'nmbr9.terminal.layouts': 'layouts',

  // Pages.
  'nmbr9.terminal.byLevel': 'Score by level',
  'nmbr9.terminal.order': 'Under each name: the tiles in the order they were placed, with their levels.',

  // Rules and keys.
  'nmbr9.terminal.rules.cards':
    'There are twenty cards: each number from 0 to 9 twice. Everybody places a tile of the drawn number in a layout of their own.',
  'nmbr9.terminal.rules.level':
    'Level 0 is the table. Tiles may be rotated, but not flipped. A tile overlaps no other on its level and touches one of them along an edge.',
  'nmbr9.terminal.rules.higher':
    'On a higher level no square may hang over a gap, and a tile rests on at least two different tiles of the level below.',
  'nmbr9.terminal.rules.score':
    'A tile scores its number times its level: a 6 on level 2 is 12 points, on the table nothing. The most points win. Playing alone, 100 or more is excellent.',
  'nmbr9.terminal.seen': 'What you see',
  'nmbr9.terminal.seenTiles':
    'Every square shows the numeral of the highest tile there, and its level as a small figure: 6² is a 6 on level 2, and a 6 without one is on the table. The line below the board says what your tile scores, or why it can’t go there.',
  'nmbr9.terminal.keyMove': 'move the tile',
  'nmbr9.terminal.keyRotate': 'rotate right, left',
  'nmbr9.terminal.keyNext': 'next place where it fits',
  'nmbr9.terminal.keyBefore': 'the place before',
  'nmbr9.terminal.keyLevel': 'next place on that level',
  'nmbr9.terminal.keyReset': 'back to where it started',
  'nmbr9.terminal.keyPlace': 'place it; twice if you haven’t moved it',
  'nmbr9.terminal.keyLevels': 'levels instead of numerals',
  'nmbr9.terminal.keyZoom': 'larger squares',
  'nmbr9.terminal.keyOthers': 'look at the others’ layouts',
} as const;

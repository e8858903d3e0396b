// The Number with pens.
const words = {
  'the_number.paper.title': 'The Number',
  'the_number.paper.about':
    'Type what everybody wrote: every number checked, explained and scored, on a sheet you can print.',
  'the_number.paper.begin': 'The Number, on paper',
  'the_number.paper.how':
    'Everybody writes on paper as usual. After each turn you type all the numbers here; a number with a crossed-out digit is void.',
  'the_number.paper.start': 'Start the sheet',
  'the_number.paper.type': 'Type what everybody wrote.',
  'the_number.paper.correct': 'An earlier turn: tap a number to correct it. Everything after it is scored again.',
  'the_number.paper.pad': 'Digits',
  'the_number.paper.keys': 'Three digits, then the next player by itself. Key “{key}”: wrote nothing.',
  'the_number.paper.nothing': 'Wrote nothing',
  'the_number.paper.write': 'Write it down',
  'the_number.paper.writeCorrection': 'Correct it',
  'the_number.paper.leave': 'Leave as it was',
  'the_number.paper.corrected': 'Corrected, and everything after it scored again.',
  'the_number.paper.undo': 'Undo',
  'the_number.paper.undone': 'The correction is undone.',
  'the_number.paper.changes': 'Later turns that change with it:',
  'the_number.paper.changesNone': 'No later turn changes with it.',
  'the_number.paper.change': '{turn}, {name}: {sentence}, {points}.',
  'the_number.paper.sheet': 'Score sheet',
  'the_number.paper.earlier': 'Correct an earlier turn…',
  'the_number.paper.print': 'Print the sheet',
  'the_number.paper.round': 'Round {round} of {of}',
  'the_number.paper.legend':
    'Small: what was written. Large: points. Digits: one point for each crossed-out digit at the end of the round.',
  'the_number.paper.newAsk': 'The sheet of this game is thrown away. Print or save it first if you want to keep it.',
  'the_number.paper.clock': 'Turn clock',
  'the_number.paper.clockAbout': 'Time for a turn of The Number, large enough for the whole table.',
} as const;

export default words;

declare module '../../../../i18n/i18n.svelte' {
  interface GameWords extends Record<keyof typeof words, unknown> {}
}

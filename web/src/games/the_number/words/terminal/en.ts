// Words of The Number that only the terminal shows. The page never loads this file: tools/terminal_texts writes it into C++.
export const terminal = {
  // The table.
  'the_number.terminal.where': 'Round {round} of {rounds} · Turn {turn} of {turns}',
  'the_number.terminal.lastTurn': 'Turn {turn}: first digit counts double',
  'the_number.terminal.turn': 'turn',
  'the_number.terminal.turns': 'turns',
  'the_number.terminal.how': 'Type three digits. You can start with 0 and repeat digits.',
  'the_number.terminal.prospect':
    '{number}: {points} if approved, +{bonus} if it is the highest. It crosses out {digits}.',
  'the_number.terminal.youHave': 'You still have {digits}.',
  'the_number.terminal.enough': 'Three digits are enough: Enter chooses the number, Backspace erases.',
  'the_number.terminal.tooFew': 'Type three digits, then press Enter.',
  'the_number.terminal.seeOthers': 'Press any key to see the others’ numbers.',
  'the_number.terminal.checkHow': 'Highest first: does a lower number share a digit?',
  'the_number.terminal.approved': '{number} approved: {points}',

  // Pages.
  'the_number.terminal.round': 'Round {round}',
  'the_number.terminal.inRound': 'Round',
  'the_number.terminal.crossed': 'Crossed out',
  'the_number.terminal.crossedCount': '─0─ counts the crossed-out digits: one point each when the round ends.',
  'the_number.terminal.noTurns': 'No turn has been played yet.',

  // Rules and keys.
  'the_number.terminal.rules.start':
    'Two rounds of five turns. At the start of a round everybody has the digits 0 to 9.',
  'the_number.terminal.rules.write':
    'Each turn, everybody secretly writes a number of three digits that they haven’t crossed out. 060 and 777 are fine. Then all numbers are checked, highest first.',
  'the_number.terminal.rules.eliminated':
    'A number that shares a digit with any lower one is eliminated: 842 is if somebody wrote 385, because both have an 8. It scores nothing and crosses out nothing. Equal numbers don’t eliminate each other.',
  'the_number.terminal.rules.approved':
    'All others are approved. An approved number scores its first digit, twice that in turn 5, and the highest approved one takes the bonus of the turn. Its digits are crossed out (─7─) for the rest of the round.',
  'the_number.terminal.rules.end':
    'When a round ends, every crossed-out digit is one more point, and all digits come back. Whoever has the most points after two rounds wins.',
  'the_number.terminal.keyDigit': 'write a digit',
  'the_number.terminal.keyChoose': 'choose the number',
} as const;

// The lessons: all of them, and one that is played.
const words = {
  'learn.about': '{n} short lessons, played with your own hands',
  'learn.of': '{done} of {n}',
  'learn.done': 'done',
  'learn.minutes': '{n} min',
  'learn.start': 'Start',
  'learn.again': 'Again',
  'learn.lesson': '{game}, lesson {at} of {n}',
  'learn.long': { one: 'About {n} minute.', other: 'About {n} minutes.' },
  'learn.rule': 'The rule',
  'learn.figures': 'The figures',
  'learn.next': 'Next',
  'learn.finish': 'Finish the lesson',
  'learn.steps': 'Steps of the lesson',
  'learn.restart': 'Start this step over',
  'learn.back': 'Back to the lessons',
  'learn.over': 'Lesson done',
  'learn.nextLesson': 'Next lesson: {title}',
  'learn.play': 'Play against an easy bot',
  'learn.playAbout': 'You know all there is to know for a first game.',
  'learn.right': 'Right',
  'learn.wrong': 'Not quite',
} as const;

export default words;

declare module '../../../i18n/i18n.svelte' {
  interface GameWords extends Record<keyof typeof words, unknown> {}
}

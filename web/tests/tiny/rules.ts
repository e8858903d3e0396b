// The rules of the tiny game, with its one picture six times.
import type { Rules, RulePicture } from '../../src/games/game';
import Picture from './Picture.svelte';

const pick: RulePicture = { Picture, title: 'tiny.pick', text: 'tiny.about' };
const rules: Rules = {
  about: 'tiny.players',
  pictures: [
    pick,
    { Picture, title: 'tiny.rules.once', text: 'tiny.used' },
    { Picture, title: 'tiny.rules.high', text: 'tiny.rules.highText' },
    { Picture, title: 'tiny.rules.open', text: 'tiny.rules.openText' },
    { Picture, title: 'tiny.turns', text: 'tiny.rules.turnsText' },
    { Picture, title: 'tiny.rules.end', text: 'tiny.rules.endText' },
  ],
  all: [{ title: 'tiny.rules.all', text: ['tiny.rules.allText'] }],
};
export default rules;

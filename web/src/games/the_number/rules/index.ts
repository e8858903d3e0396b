// The rules of The Number for the page.
import type { Rules } from '../../game';
import Chain from './Chain.svelte';
import CrossedOut from './CrossedOut.svelte';
import Equal from './Equal.svelte';
import Pair from './Pair.svelte';
import Points from './Points.svelte';
import Write from './Write.svelte';

const rules: Rules = {
  about: 'the_number.rules.about',
  pictures: [
    { Picture: Write, title: 'the_number.rules.write', text: 'the_number.rules.writeText' },
    { Picture: Pair, title: 'the_number.rules.lower', text: 'the_number.rules.lowerText' },
    { Picture: Chain, title: 'the_number.rules.chain', text: 'the_number.rules.chainText' },
    { Picture: Equal, title: 'the_number.rules.equal', text: 'the_number.rules.equalText' },
    { Picture: Points, title: 'the_number.rules.points', text: 'the_number.rules.pointsText' },
    { Picture: CrossedOut, title: 'the_number.rules.crossed', text: 'the_number.rules.crossedText' },
  ],
  all: [
    { title: 'the_number.rules.all.aim', text: ['the_number.rules.all.aim1', 'the_number.rules.all.aim2'] },
    {
      title: 'the_number.rules.all.choose',
      text: ['the_number.rules.all.choose1', 'the_number.rules.all.choose2', 'the_number.rules.all.choose3'],
    },
    {
      title: 'the_number.rules.all.check',
      text: ['the_number.rules.all.check1', 'the_number.rules.all.check2', 'the_number.rules.all.check3'],
    },
    {
      title: 'the_number.rules.all.score',
      text: ['the_number.rules.all.score1', 'the_number.rules.all.score2', 'the_number.rules.all.score3'],
    },
    { title: 'the_number.rules.all.end', text: ['the_number.rules.all.end1', 'the_number.rules.all.end2'] },
    { title: 'the_number.rules.all.options', text: ['the_number.rules.all.options1', 'the_number.rules.all.options2'] },
  ],
};
export default rules;

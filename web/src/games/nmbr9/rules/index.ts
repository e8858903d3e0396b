// The rules of NMBR 9 for the page.
import type { Rules } from '../../game';
import Below from './Below.svelte';
import Card from './Card.svelte';
import Edges from './Edges.svelte';
import Gaps from './Gaps.svelte';
import Rotations from './Rotations.svelte';
import Worth from './Worth.svelte';

const rules: Rules = {
  about: 'nmbr9.rules.about',
  pictures: [
    { Picture: Card, title: 'nmbr9.rules.card', text: 'nmbr9.rules.cardText' },
    { Picture: Rotations, title: 'nmbr9.rules.rotate', text: 'nmbr9.rules.rotateText' },
    { Picture: Edges, title: 'nmbr9.rules.edges', text: 'nmbr9.rules.edgesText' },
    { Picture: Gaps, title: 'nmbr9.rules.gaps', text: 'nmbr9.rules.gapsText' },
    { Picture: Below, title: 'nmbr9.rules.below', text: 'nmbr9.rules.belowText' },
    { Picture: Worth, title: 'nmbr9.rules.worth', text: 'nmbr9.rules.worthText' },
  ],
  all: [
    { title: 'nmbr9.rules.all.aim', text: ['nmbr9.rules.all.aim1', 'nmbr9.rules.all.aim2'] },
    { title: 'nmbr9.rules.all.round', text: ['nmbr9.rules.all.round1', 'nmbr9.rules.all.round2'] },
    {
      title: 'nmbr9.rules.all.place',
      text: [
        'nmbr9.rules.all.place1',
        'nmbr9.rules.all.place2',
        'nmbr9.rules.all.place3',
        'nmbr9.rules.all.place4',
        'nmbr9.rules.all.place5',
      ],
    },
    { title: 'nmbr9.rules.all.score', text: ['nmbr9.rules.all.score1', 'nmbr9.rules.all.score2'] },
    { title: 'nmbr9.rules.all.time', text: ['nmbr9.rules.all.time1', 'nmbr9.rules.all.time2'] },
  ],
};
export default rules;

// NMBR 9 as the game of a day.
import type { DailyPart } from '../../game';
import Count from './Count.svelte';
import Deck from './Deck.svelte';
import { draw } from './draw';
import Layout from './Layout.svelte';
import { lines } from './lines';
import Turned from './Turned.svelte';

const part: DailyPart = { Count, Deck, Layout, Turned, lines, draw };
export default part;

// NMBR 9 as the game of a day.
import type { DailyPart } from '../../game';
import Deck from './Deck.svelte';
import { draw } from './draw';
import Layout from './Layout.svelte';
import { lines } from './lines';

const part: DailyPart = { Deck, Layout, lines, draw };
export default part;

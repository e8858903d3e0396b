// The table of The Number with made-up games, for developing:
// /gallery/the_number.html?players=4&case=choose&lang=de&theme=dark
import '@fontsource-variable/schibsted-grotesk';
import '../src/style/tokens.css';
import '../src/style/base.css';
import { mount } from 'svelte';
import '../src/games/index';
import { use, type Language } from '../src/i18n/i18n.svelte';
import Gallery from './TheNumberGallery.svelte';
import { Played } from './the_number_cases';

const wanted = new URLSearchParams(location.search);
document.documentElement.dataset['theme'] = wanted.get('theme') ?? 'light';
await use((wanted.get('lang') ?? 'en') as Language);
const played = await Played.begin(wanted);
mount(Gallery, {
  target: document.getElementById('app') as HTMLElement,
  props: { played, first: await played.view(), refuses: wanted.has('refuse') },
});

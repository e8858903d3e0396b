// The table of The Number with made-up games, for developing: /gallery/number.html?players=4&case=choose&lang=de&theme=dark
import '@fontsource-variable/schibsted-grotesk';
import '../src/style/tokens.css';
import '../src/style/base.css';
import { mount } from 'svelte';
import { use, type Language } from '../src/i18n/i18n.svelte';
import NumberGallery from './NumberGallery.svelte';

const wanted = new URLSearchParams(location.search);
document.documentElement.dataset['theme'] = wanted.get('theme') ?? 'light';
await use((wanted.get('lang') ?? 'en') as Language);
mount(NumberGallery, { target: document.getElementById('app') as HTMLElement, props: { wanted } });

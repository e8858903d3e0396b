// The page with the tiny game: ?screen=home is the front page, without it a table.
import '../../src/style/tokens.css';
import '../../src/style/base.css';
import { mount } from 'svelte';
import { register } from '../../src/games/index';
import { use } from '../../src/i18n/i18n.svelte';
import Home from '../../src/screens/Home.svelte';
import Frame from '../../src/screens/table/Frame.svelte';
import { tiny } from './index';
import { TinyTable } from './session.svelte';

register(tiny);
await use('en');
const target = document.getElementById('app') as HTMLElement;
const nothing = async (): Promise<void> => {};
if (location.search === '?screen=home') mount(Home, { target });
else mount(Frame, { target, props: { session: new TinyTable(), path: '/t/K7M4QX', sit: nothing, leave: nothing } });

import '@fontsource-variable/schibsted-grotesk';
import './style/tokens.css';
import './style/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { preferred, use } from './i18n/i18n.svelte';

await use(preferred());
mount(App, { target: document.getElementById('app') as HTMLElement });

import '@fontsource-variable/schibsted-grotesk';
import './style/tokens.css';
import './style/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { preferred, use } from './i18n/i18n.svelte';
import { startOffline } from './offline/update.svelte';
import { settings } from './settings/settings.svelte';
import { wearTheme } from './settings/theme.svelte';

wearTheme();
await use(settings.language ?? preferred());
mount(App, { target: document.getElementById('app') as HTMLElement });
startOffline();

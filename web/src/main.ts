import '@fontsource-variable/schibsted-grotesk';
import './style/tokens.css';
import './style/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { preferred, use } from './i18n/i18n.svelte';
import { startOffline } from './offline/update.svelte';
import { prepare } from './screens/screens';
import { settings } from './settings/settings.svelte';
import { wearTheme } from './settings/theme.svelte';
import { router } from './ui/router.svelte';

wearTheme();
await Promise.all([use(settings.language ?? preferred()), prepare(router.route)]);
mount(App, { target: document.getElementById('app') as HTMLElement });
startOffline();

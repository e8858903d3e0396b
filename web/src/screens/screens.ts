// Screens that are not needed on the first visit.
import type { Route } from '../ui/route';

export const screens = {
  house: async () => (await import('./HouseTable.svelte')).default,
  device: async () => (await import('./DeviceTable.svelte')).default,
  account: async () => (await import('./account/Account.svelte')).default,
  rules: async () => (await import('./rules/RulesScreen.svelte')).default,
  review: async () => (await import('./review/ReviewScreen.svelte')).default,
};

/** Loads what the first screen needs while the language is on its way. A screen that cannot be loaded says so
 *  itself. */
export async function prepare({ screen }: Route): Promise<void> {
  if (screen === 'house') await screens.house().catch(() => {});
  if (screen === 'device') await screens.device().catch(() => {});
  if (screen === 'account') await screens.account().catch(() => {});
  if (screen === 'rules') await screens.rules().catch(() => {});
  if (screen === 'review') await screens.review().catch(() => {});
}

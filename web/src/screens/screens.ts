// Screens that are not needed on the first visit: each is loaded when its address is opened.
import type { Component } from 'svelte';
import type { Route } from '../ui/route';

/** A screen gets what its address says. */
type Screen = Component<Record<string, unknown>>;
type Loaded = Exclude<Route['screen'], 'home' | 'lost'>;

const screen =
  <Given extends Record<string, unknown>>(load: () => Promise<{ default: Component<Given> }>) =>
  async (): Promise<Screen> =>
    (await load()).default as unknown as Screen;

export const screens: Record<Loaded, () => Promise<Screen>> = {
  house: screen(() => import('./HouseTable.svelte')),
  device: screen(() => import('./DeviceTable.svelte')),
  oneDevice: screen(() => import('./handed/OneDevice.svelte')),
  account: screen(() => import('./account/Account.svelte')),
  rules: screen(() => import('./rules/RulesScreen.svelte')),
  review: screen(() => import('./review/ReviewScreen.svelte')),
  learn: screen(() => import('./learn/LearnScreen.svelte')),
  lesson: screen(() => import('./learn/LessonScreen.svelte')),
  practice: screen(() => import('./practice/PracticeScreen.svelte')),
  played: screen(() => import('./played/PlayedScreen.svelte')),
  paper: screen(() => import('./paper/PaperScreen.svelte')),
  today: screen(() => import('./today/TodayScreen.svelte')),
  pastDay: screen(() => import('./today/PastDay.svelte')),
  newGroup: screen(() => import('./group/NewGroup.svelte')),
  group: screen(() => import('./group/GroupScreen.svelte')),
  groupScreen: screen(() => import('./group/BigScreen.svelte')),
  groupTable: screen(() => import('./group/GroupTable.svelte')),
  day: screen(() => import('./today/DayTable.svelte')),
};

export const isLoaded = (name: Route['screen']): name is Loaded => name in screens;

/** Loads what the first screen needs while the language is on its way. A screen that cannot be loaded says so
 *  itself. */
export async function prepare({ screen: name }: Route): Promise<void> {
  if (isLoaded(name)) await screens[name]().catch(() => {});
}

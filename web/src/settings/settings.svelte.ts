// Settings of a player on this device. Reactive; an assignment is kept at once, other tabs follow.
//
//   settings.language        'es', or null: as the browser says
//   settings.theme           'system' | 'light' | 'dark' (wearTheme() in theme.svelte.ts puts it on the page)
//   settings.notify          whether to be called when it is your turn (attention.ts asks for the permission)
//   settings.mute            whether signs of others are not shown
//   settings.sounds          whether there are sounds at tables (src/sounds)
//   settings.name            '' until given
//   settings.coached         ids of games that need no coach any more: played once, or not wanted
//   settings.opponents       the last choice for each game, by its id: { levels: ['hard'], options: {} }
import { languages, type Language } from '../i18n/i18n.svelte';
import { localShelf, onElsewhere, type Shelf } from './kept';

export type Theme = 'system' | 'light' | 'dark';
export interface Opponents {
  levels: string[]; // one bot each
  options?: Record<string, unknown>;
}
export interface Kept {
  language: Language | null;
  theme: Theme;
  notify: boolean;
  mute: boolean;
  sounds: boolean;
  name: string;
  opponents: Partial<Record<string, Opponents>>;
  coached: readonly string[];
}
type Name = keyof Kept;

const initial: Kept = {
  language: null,
  theme: 'system',
  notify: false,
  mute: false,
  sounds: false,
  name: '',
  opponents: {},
  coached: [],
};

function isOpponents(value: unknown): value is Opponents {
  const levels = (value as Opponents | null)?.levels;
  return Array.isArray(levels) && levels.every((level) => typeof level === 'string');
}

/** What was kept may be from another version, or from anybody: only what makes sense is taken. */
const makesSense: { [K in Name]: (value: unknown) => value is Kept[K] } = {
  language: (value): value is Kept['language'] =>
    value === null || (typeof value === 'string' && Object.hasOwn(languages, value)),
  theme: (value): value is Theme => value === 'system' || value === 'light' || value === 'dark',
  notify: (value): value is boolean => typeof value === 'boolean',
  mute: (value): value is boolean => typeof value === 'boolean',
  sounds: (value): value is boolean => typeof value === 'boolean',
  name: (value): value is string => typeof value === 'string',
  opponents: (value): value is Kept['opponents'] =>
    typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(isOpponents),
  coached: (value): value is readonly string[] => Array.isArray(value) && value.every((one) => typeof one === 'string'),
};

export class Settings implements Kept {
  #kept: Kept = $state.raw(initial);
  #shelf: Shelf;

  constructor(shelf: Shelf) {
    this.#shelf = shelf;
    for (const name of Object.keys(initial) as Name[]) this.heard(name);
  }

  /** Takes what is on the shelf now. */
  heard(name: string): void {
    if (!Object.hasOwn(initial, name)) return;
    const found = this.#shelf.get(name);
    const key = name as Name;
    this.#kept = { ...this.#kept, [key]: makesSense[key](found) ? found : initial[key] };
  }

  #set<K extends Name>(name: K, value: Kept[K]): void {
    this.#kept = { ...this.#kept, [name]: value };
    this.#shelf.set(name, value);
  }

  get language() {
    return this.#kept.language;
  }
  set language(value) {
    this.#set('language', value);
  }
  get theme() {
    return this.#kept.theme;
  }
  set theme(value) {
    this.#set('theme', value);
  }
  get notify() {
    return this.#kept.notify;
  }
  set notify(value) {
    this.#set('notify', value);
  }
  get mute() {
    return this.#kept.mute;
  }
  set mute(value) {
    this.#set('mute', value);
  }
  get sounds() {
    return this.#kept.sounds;
  }
  set sounds(value) {
    this.#set('sounds', value);
  }
  get name() {
    return this.#kept.name;
  }
  set name(value) {
    this.#set('name', value);
  }
  get opponents() {
    return this.#kept.opponents;
  }
  set opponents(value) {
    this.#set('opponents', value);
  }

  get coached() {
    return this.#kept.coached;
  }
  set coached(value) {
    this.#set('coached', value);
  }

  /** No coach in this game from now on. */
  stopCoach(game: string): void {
    if (!this.coached.includes(game)) this.coached = [...this.coached, game];
  }

  remember(game: string, opponents: Opponents): void {
    this.opponents = { ...this.opponents, [game]: opponents };
  }
}

export const settings = new Settings(localShelf);
if (typeof window !== 'undefined') onElsewhere((name) => settings.heard(name));

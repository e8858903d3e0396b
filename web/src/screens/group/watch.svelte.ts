// A group as its page sees it: asked for every second and a half while somebody looks, which is cheap for the server.
//
//   const watch = watching(code);    while the screen is there; the screen stays awake too
//   watch.group                      null: not known yet
//   await watch.lookAnew()           now, after something was changed here
import { onMount } from 'svelte';
import type { DailyPart } from '../../games/game';
import { dailyOf } from '../../games/index';
import { asFault, type Fault } from '../../house/fault';
import { type Group, groups } from '../../house/groups';
import { me } from '../../house/me.svelte';
import { needWords, t } from '../../i18n/i18n.svelte';
import { houseGames } from '../games.svelte';
import { stayAwake } from '../paper/awake';
import { groupWords } from './words/index';

const everyMs = 1500;

export class Watch {
  group = $state.raw<Group | null>(null);
  fault = $state.raw<Fault | null>(null);
  /** What the game shows; null: still loading. */
  part = $state.raw<DailyPart | null>(null);
  /** The words are there. */
  ready = $state(false);
  /** A card lies open for all. */
  readonly shows = $derived(
    this.group !== null &&
      this.group.in_step &&
      this.group.dealt !== null &&
      !this.group.ended &&
      this.group.turned > 0,
  );
  /** How many place on a device, and how many of them have placed the card that lies open. */
  readonly digital = $derived(this.group?.tries.filter(({ by_hand }) => !by_hand).length ?? 0);
  readonly placed = $derived(
    this.group?.tries.filter((one) => !one.by_hand && one.placed >= (this.group?.turned ?? 0)).length ?? 0,
  );
  readonly code: string;

  constructor(code: string) {
    this.code = code;
  }

  async look(): Promise<void> {
    try {
      this.group = (await groups.look(this.code, this.group?.version)) ?? this.group;
      if (this.group && this.part === null) this.part = await dailyOf(this.group.settings.game);
      this.fault = null;
    } catch (thrown) {
      this.fault = asFault(thrown);
      if (this.fault.code === 'no_such_group') this.group = null;
    }
  }
  /** All of it anew: who one is has changed, and with it what one may see. */
  async lookAnew(): Promise<void> {
    this.group = (await groups.look(this.code)) ?? this.group;
  }

  /** Returns how to stop. */
  start(): () => void {
    let over = false;
    let timer: ReturnType<typeof setTimeout>;
    const again = async (): Promise<void> => {
      if (document.visibilityState === 'visible') await this.look();
      if (!over && this.fault?.code !== 'no_such_group') timer = setTimeout(() => void again(), everyMs);
    };
    void again();
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }
}

/** For a screen: from when it comes until it goes. */
export function watching(code: string): Watch {
  const watch = new Watch(code);
  onMount(() => {
    void houseGames.load().catch(() => {});
    const sleep = stayAwake();
    let stop: (() => void) | null = null;
    let gone = false;
    void Promise.all([needWords(groupWords), me.look().catch(() => {})]).then(() => {
      if (gone) return;
      watch.ready = true;
      document.title = `${t('group.title', { code })} · Cifra`;
      stop = watch.start();
    });
    return () => {
      gone = true;
      stop?.();
      sleep();
    };
  });
  return watch;
}

// The room that the table has: its form, where it begins on the page, and what covers the board at its edges.
import { untrack } from 'svelte';
import { watchSizes } from '../../ui/sizes';

export type Form = 'wide' | 'tall' | 'low';

/** Wide: a column beside the board. Low: a phone on its side. Tall: everything below each other. */
export function formOf(width: number, height: number): Form {
  if (width >= 1000 && height >= 560) return 'wide';
  return height < 560 && width > height * 1.2 ? 'low' : 'tall';
}

const edges = {
  wide: { top: 84, right: 24, bottom: 32, left: 24 },
  tall: { top: 74, right: 8, bottom: 0, left: 8 },
  low: { top: 6, right: 6, bottom: 6, left: 6 },
} as const;

export interface Covers {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

export class Space {
  top = $state(0);
  private width = $state(globalThis.innerWidth);
  private height = $state(globalThis.innerHeight);
  readonly form = $derived(formOf(this.width, this.height));
  private taken = $state.raw<{ form: Form; height: number }>({ form: 'wide', height: 0 });
  /** The height of what one works with below the board. In a form it only grows, so that the view keeps still. */
  readonly foot = $derived(this.taken.form === this.form ? this.taken.height : 0);

  grow(height: number): void {
    if (height > untrack(() => this.foot)) this.taken = { form: this.form, height };
  }

  /** What covers the board, with a foot of that height. */
  covers(foot: number): Covers {
    const own = edges[this.form];
    // A phone on its side has its controls beside the board.
    return this.form === 'low' ? own : { ...own, bottom: own.bottom + (foot || 116) };
  }

  /** Keeps it true for this element while it is on the page. */
  watch = (element: HTMLElement): (() => void) => {
    const measure = (): void => {
      this.width = element.clientWidth;
      this.height = innerHeight;
      this.top = Math.round(element.getBoundingClientRect().top + scrollY);
    };
    const watched: Element[] = [document.body];
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement)
      watched.push(...(at.parentElement?.children ?? []));
    const unwatch = watchSizes(watched, measure);
    addEventListener('resize', measure);
    return () => {
      unwatch();
      removeEventListener('resize', measure);
    };
  };
}

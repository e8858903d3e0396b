// The router: where the page is. Links are plain <a href>; a click on one of ours is a change of screen without loading
// the page anew.
import { parse, type Route } from './route';

class Router {
  route = $state.raw<Route>(parse(location.pathname));
  /** Not the screen with which the page was opened. */
  hasMoved = false;

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, '', path);
    else if (path !== location.pathname) history.pushState(null, '', path);
    this.#arrive(true);
  }

  start(): () => void {
    const moved = () => this.#arrive(false);
    const clicked = (event: MouseEvent) => this.#follow(event);
    addEventListener('popstate', moved);
    addEventListener('click', clicked);
    return () => {
      removeEventListener('popstate', moved);
      removeEventListener('click', clicked);
    };
  }

  #follow(event: MouseEvent): void {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = (event.target as Element | null)?.closest('a');
    if (!link || link.origin !== location.origin || link.target !== '' || link.hasAttribute('download')) return;
    if (link.hash !== '' && link.pathname === location.pathname) return;
    if (/^\/(api|ws|health|metrics)\b/.test(link.pathname)) return;
    event.preventDefault();
    this.go(link.pathname + link.hash);
  }

  #arrive(forward: boolean): void {
    this.hasMoved = true;
    this.route = parse(location.pathname);
    if (forward) scrollTo(0, 0);
  }
}

export const router = new Router();

/** On the main part of a screen: after a change of screen it has the focus, so that it is read from its beginning. */
export function arrive(main: HTMLElement): void {
  if (router.hasMoved) main.focus({ preventScroll: true });
}

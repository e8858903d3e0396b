// The files of one version of the page, as the service worker knows them. The plugin (plugin.ts) writes it into sw.js.
export interface Files {
  /** Changes with any file. */
  version: string;
  /** What index.html must mention if it is of this version. */
  entry: string;
  /** Fetched before this version is used: page, languages, engine, marks. */
  shell: string[];
  /** Fetched when first used, or when there is nothing else to do. */
  later: string[];
}

export type Way = 'leave' | 'page' | 'file';

/** What to do with a request for that path of our own origin. */
export function wayOf(files: Files, method: string, mode: string, path: string): Way {
  if (method !== 'GET' || /^\/(api\/|ws$|health$|metrics$|sw\.js$)/.test(path)) return 'leave';
  if (mode === 'navigate') return path.includes('.') ? 'leave' : 'page';
  if (path.startsWith('/assets/') || files.shell.includes(path) || files.later.includes(path)) return 'file';
  return 'leave';
}

const prefix = 'cifra-';

export function cacheOf(version: string): string {
  return prefix + version;
}

/** Caches that nobody needs any more: all of ours but this one and the one before it, whose tabs may still be open.
 *  `names` are in the order in which they were made. */
export function oldCaches(names: string[], current: string): string[] {
  const others = names.filter((name) => name.startsWith(prefix) && name !== current);
  return others.slice(0, -1);
}

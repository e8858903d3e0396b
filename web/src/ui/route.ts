// Addresses of the page: / home, /t/CODE a table of the house, /play/ID a game on this device, /account.
import { readCode } from './code';

export type Route =
  | { screen: 'home' }
  | { screen: 'house'; code: string }
  | { screen: 'device'; id: string }
  | { screen: 'account' }
  | { screen: 'lost' };

export function parse(path: string): Route {
  const parts = path.split('/').filter((part) => part !== '');
  if (parts.length === 0) return { screen: 'home' };
  if (parts.length === 1 && parts[0] === 'account') return { screen: 'account' };
  if (parts.length === 2 && parts[0] === 't') {
    const code = readCode(parts[1] as string);
    if (code !== null) return { screen: 'house', code };
  }
  if (parts.length === 2 && parts[0] === 'play' && /^[\w-]{1,64}$/.test(parts[1] as string))
    return { screen: 'device', id: parts[1] as string };
  return { screen: 'lost' };
}

export function path(route: Route): string {
  if (route.screen === 'house') return `/t/${route.code}`;
  if (route.screen === 'device') return `/play/${route.id}`;
  if (route.screen === 'account') return '/account';
  return '/';
}

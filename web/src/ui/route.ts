// Addresses of the page: / home, /t/CODE a table of the house, /play/ID a game on this device, /account,
// /one-device, /paper/PAGE for people who play with pens and cardboard, /rules/GAME, /review#… the review of the game in
// the fragment, /games the games one has played, /learn all lessons, /learn/GAME/LESSON one of them, /practice/GAME
// positions of a game, /today the game of the day, /today/TABLE one's own try at a day, /today/321 a
// day that is over, /groups opens a group, /g/CODE is one, /g/CODE/screen for the projector, /g/CODE/TABLE one's try.
import { readCode } from './code';

export type Route =
  | { screen: 'home' }
  | { screen: 'house'; code: string }
  | { screen: 'device'; id: string }
  | { screen: 'oneDevice' }
  | { screen: 'account' }
  | { screen: 'rules'; game: string | null } // null: of the first game
  | { screen: 'review' }
  | { screen: 'played' }
  | { screen: 'paper'; page: string | null } // null: all there are
  | { screen: 'learn' }
  | { screen: 'lesson'; game: string; lesson: string }
  | { screen: 'practice'; game: string }
  | { screen: 'today' }
  | { screen: 'day'; table: string }
  | { screen: 'pastDay'; day: number }
  | { screen: 'newGroup' }
  | { screen: 'group'; code: string }
  | { screen: 'groupScreen'; code: string }
  | { screen: 'groupTable'; code: string; table: string }
  | { screen: 'lost' };

export function parse(path: string): Route {
  const parts = path.split('/').filter((part) => part !== '');
  if (parts.length === 0) return { screen: 'home' };
  if (parts.length === 1 && parts[0] === 'account') return { screen: 'account' };
  if (parts.length === 1 && parts[0] === 'one-device') return { screen: 'oneDevice' };
  if (parts.length === 1 && parts[0] === 'review') return { screen: 'review' };
  if (parts.length === 1 && parts[0] === 'games') return { screen: 'played' };
  if (parts.length === 1 && parts[0] === 'learn') return { screen: 'learn' };
  if (parts.length === 3 && parts[0] === 'learn' && parts.every((part) => /^[\w-]{1,64}$/.test(part)))
    return { screen: 'lesson', game: parts[1] as string, lesson: parts[2] as string };
  if (parts.length === 2 && parts[0] === 'practice' && /^[\w-]{1,64}$/.test(parts[1] as string))
    return { screen: 'practice', game: parts[1] as string };
  if (parts.length === 1 && parts[0] === 'today') return { screen: 'today' };
  if (parts.length === 2 && parts[0] === 'today' && /^[a-z2-7]{15}$/.test(parts[1] as string))
    return { screen: 'day', table: parts[1] as string };
  if (parts.length === 2 && parts[0] === 'today' && /^\d{1,5}$/.test(parts[1] as string))
    return { screen: 'pastDay', day: Number(parts[1]) };
  if (parts.length === 1 && parts[0] === 'rules') return { screen: 'rules', game: null };
  if (parts.length === 2 && parts[0] === 'rules' && /^[\w-]{1,64}$/.test(parts[1] as string))
    return { screen: 'rules', game: parts[1] as string };
  if (parts.length === 1 && parts[0] === 'paper') return { screen: 'paper', page: null };
  if (parts.length === 2 && parts[0] === 'paper' && /^[\w-]{1,64}$/.test(parts[1] as string))
    return { screen: 'paper', page: parts[1] as string };
  if (parts.length === 2 && parts[0] === 't') {
    const code = readCode(parts[1] as string);
    if (code !== null) return { screen: 'house', code };
  }
  if (parts.length === 1 && parts[0] === 'groups') return { screen: 'newGroup' };
  if ((parts.length === 2 || parts.length === 3) && parts[0] === 'g') {
    const code = readCode(parts[1] as string);
    const table = parts[2] ?? '';
    if (code !== null && parts.length === 2) return { screen: 'group', code };
    if (code !== null && table === 'screen') return { screen: 'groupScreen', code };
    if (code !== null && /^[a-z2-7]{15}$/.test(table)) return { screen: 'groupTable', code, table };
  }
  if (parts.length === 2 && parts[0] === 'play' && /^[\w-]{1,64}$/.test(parts[1] as string))
    return { screen: 'device', id: parts[1] as string };
  return { screen: 'lost' };
}

export function path(route: Route): string {
  if (route.screen === 'house') return `/t/${route.code}`;
  if (route.screen === 'newGroup') return '/groups';
  if (route.screen === 'group') return `/g/${route.code}`;
  if (route.screen === 'groupScreen') return `/g/${route.code}/screen`;
  if (route.screen === 'groupTable') return `/g/${route.code}/${route.table}`;
  if (route.screen === 'device') return `/play/${route.id}`;
  if (route.screen === 'account') return '/account';
  if (route.screen === 'oneDevice') return '/one-device';
  if (route.screen === 'review') return '/review';
  if (route.screen === 'played') return '/games';
  if (route.screen === 'learn') return '/learn';
  if (route.screen === 'lesson') return `/learn/${route.game}/${route.lesson}`;
  if (route.screen === 'practice') return `/practice/${route.game}`;
  if (route.screen === 'today') return '/today';
  if (route.screen === 'pastDay') return `/today/${route.day}`;
  if (route.screen === 'day') return `/today/${route.table}`;
  if (route.screen === 'rules') return route.game === null ? '/rules' : `/rules/${route.game}`;
  if (route.screen === 'paper') return route.page === null ? '/paper' : `/paper/${route.page}`;
  return '/';
}

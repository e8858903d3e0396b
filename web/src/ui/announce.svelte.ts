// Announcements: what a screen reader hears when something happens by itself: a turn that begins, a connection that is
// lost.
class Announcer {
  text = $state('');
}
export const announcer = new Announcer();

export function announce(text: string): void {
  // The same words twice are two pieces of news.
  announcer.text = announcer.text === text ? `${text}\u00a0` : text;
}

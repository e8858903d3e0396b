// Whether a newer version of the page is there. The service worker fetches it in the background; nothing reloads by itself.
//
//   update.ready            true: "a new version is here"
//   update.reload()         takes it; also when it is not ready (then an ordinary reload)
//   update.check()          looks for one now
//   update.offlineReady     all that is needed to play without the house is on this device
class Update {
  ready = $state(false);
  offlineReady = $state(false);
  check(): void {}
  reload(): void {
    location.reload();
  }
}

export const update = new Update();

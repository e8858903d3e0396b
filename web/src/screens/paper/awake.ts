// A page that lies on the table stays lit, where the browser can see to that.

/** Until what it returns is called. Browsers give it up when the page is hidden; it is asked for again. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let isOver = false;
  async function ask(): Promise<void> {
    if (document.visibilityState !== 'visible') return;
    try {
      const got = await navigator.wakeLock.request('screen');
      if (isOver) void got.release();
      else lock = got;
    } catch {
      // not in this browser, not over plain http, or the battery is low
    }
  }
  void ask();
  document.addEventListener('visibilitychange', ask);
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', ask);
    void lock?.release().catch(() => {});
  };
}

import { useEffect } from 'react';

/** Keeps the screen lit while the card is shown, in browsers that can; the browser itself ends it with the page. */
export function useAwake(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let isShown = true;
    const release = () => void lock?.release().catch(() => undefined);
    const ask = async () => {
      if (document.visibilityState !== 'visible') return;
      try {
        lock = await navigator.wakeLock.request('screen');
        if (!isShown) release();
      } catch {
        // Refused, as with a low battery: the card is there all the same.
      }
    };
    void ask();
    // A hidden page loses it.
    document.addEventListener('visibilitychange', ask);
    return () => {
      isShown = false;
      document.removeEventListener('visibilitychange', ask);
      release();
    };
  }, []);
}

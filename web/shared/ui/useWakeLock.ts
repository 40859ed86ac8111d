import { useEffect } from 'react';

/** Keeps the screen awake while a card for the driver is shown, if supported; the browser releases the lock with the page. */
export function useWakeLock(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let isShown = true;
    const release = () => void lock?.release().catch(() => undefined);
    const request = async () => {
      if (document.visibilityState !== 'visible') return;
      try {
        lock = await navigator.wakeLock.request('screen');
        if (!isShown) release();
      } catch {
        // Refused, for example on a low battery: the card works without it.
      }
    };
    void request();
    // A hidden page loses the lock.
    document.addEventListener('visibilitychange', request);
    return () => {
      isShown = false;
      document.removeEventListener('visibilitychange', request);
      release();
    };
  }, []);
}

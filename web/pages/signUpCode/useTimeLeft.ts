import { useEffect, useState } from 'react';
import { timeLeft } from '../../features/account/codeCountdown.ts';

/** Time left of a code (ms), updated every second (SPEC 9) until it is over. */
export function useTimeLeft(sentAt: number | null): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    setNow(Date.now());
    const tick = setInterval(() => {
      setNow(Date.now());
      if (timeLeft(sentAt, Date.now()) === 0) clearInterval(tick);
    }, 1000);
    return () => clearInterval(tick);
  }, [sentAt]);
  return timeLeft(sentAt, now);
}

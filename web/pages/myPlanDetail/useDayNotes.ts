import { useEffect, useState } from 'react';
import { useSite } from '../../shared/page/Site.tsx';

const loadNotes = async () => ({
  ...(await import('./DayFestivals.tsx')),
  ...(await import('./DepartureNote.tsx')),
  ...(await import('../../features/plan/trip/StopHours.tsx')),
  ...(await import('../../features/plan/trip/StopLight.tsx')),
});

export type DayNotes = Awaited<ReturnType<typeof loadNotes>>;

/** What a chosen day says of a plan and its stops, with the words; the plan opens without it. */
export function useDayNotes(isDated: boolean): DayNotes | null {
  const { loadMessages } = useSite();
  const [loaded, setLoaded] = useState<DayNotes | null>(null);
  useEffect(() => {
    if (!isDated) return;
    Promise.all([loadNotes(), loadMessages('hours'), loadMessages('planAdvice')]).then(
      ([notes]) => setLoaded(notes),
      // The plan works without them; the next visit of the screen tries again.
      () => undefined,
    );
  }, [isDated, loadMessages]);
  return loaded;
}

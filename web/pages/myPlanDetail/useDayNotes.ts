import { useEffect, useState } from 'react';
import { useSite } from '../../shared/page/Site.tsx';

const loadNotes = async () => ({
  ...(await import('./DayFestivals.tsx')),
  ...(await import('./DepartureNote.tsx')),
  ...(await import('../../features/plan/trip/StopHours.tsx')),
  ...(await import('../../features/plan/trip/StopLight.tsx')),
});

export type DayNotes = Awaited<ReturnType<typeof loadNotes>>;

/** The notes about a plan on its chosen day, with their messages. They are loaded later: the plan opens without them. */
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

import { useEffect, useState } from 'react';
import { useSite } from '../../shared/page/Site.tsx';

type StopHoursModule = typeof import('../../features/plan/trip/StopHours.tsx');

/** The warnings of the stops with their words; loaded once a day is chosen, so that the plan opens without them. */
export function useStopHours(isDated: boolean): StopHoursModule | null {
  const { loadMessages } = useSite();
  const [loaded, setLoaded] = useState<StopHoursModule | null>(null);
  useEffect(() => {
    if (!isDated) return;
    Promise.all([import('../../features/plan/trip/StopHours.tsx'), loadMessages('hours')]).then(
      ([module]) => setLoaded(module),
      // The plan works without them; the next visit of the screen tries again.
      () => undefined,
    );
  }, [isDated, loadMessages]);
  return loaded;
}

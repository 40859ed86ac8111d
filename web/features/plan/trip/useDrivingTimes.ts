import { useEffect, useState } from 'react';
import type { RoutedTimes } from '../../../../contract/drivingTimes.ts';
import { mostStops } from '../../../../contract/planRules.ts';
import { useClient } from '../../../shared/client/ClientContext.tsx';
import { useSite } from '../../../shared/page/Site.tsx';
import { type DrivingMinutes, estimatedMinutes, routedMinutes } from '../tour/drivingTime.ts';

interface DrivingTimes {
  readonly minutes: DrivingMinutes;
  /** Whether the routing service has all routes from and to a place. */
  readonly isRouted: (id: number) => boolean;
}

interface Answer {
  /** The requested ids; those missing in the response have left the guide. */
  readonly asked: ReadonlySet<number>;
  readonly times: RoutedTimes;
}

/**
 * Driving times from the routing service, if the site has one. They are requested when a place is missing in the last
 * response; reordering and removing send no request. Before the response, and without one, the estimate is used.
 */
export function useDrivingTimes(ids: readonly number[]): DrivingTimes {
  const client = useClient();
  const { routing } = useSite();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const isUseful = routing && ids.length > 0 && ids.length <= mostStops;
  const isAsked = ids.every((id) => answer?.asked.has(id) ?? false);
  const wanted = isUseful && !isAsked ? ids.toSorted((a, b) => a - b).join(',') : '';

  useEffect(() => {
    if (wanted === '') return;
    const control = new AbortController();
    const load = async () => {
      try {
        const input = { params: {}, query: { ids: wanted } };
        const times = await client.call('getDrivingTimes', input, control.signal);
        if (control.signal.aborted || times.source === 'estimate') return;
        setAnswer({ asked: new Set(wanted.split(',').map(Number)), times });
      } catch {
        // The estimate remains in use, labelled as such.
      }
    };
    void load();
    return () => control.abort();
  }, [client, wanted]);

  if (!answer) return { minutes: estimatedMinutes, isRouted: () => false };
  const { times } = answer;
  const isWhole = times.minutes.every((row) => !row.includes(null));
  return { minutes: routedMinutes(times), isRouted: (id) => isWhole && times.ids.includes(id) };
}

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Tour } from '../../../contract/desk/tours.ts';
import { callQuery } from '../../shared/client/callQuery.ts';
import { CallFailure } from '../../shared/client/client.ts';
import { useDeskClient } from '../client/DeskClientContext.tsx';

type ShownTour = Pick<Tour, 'orderId' | 'version'>;

/**
 * Returns a function that changes a tour at its shown version, and brings every screen up to date. After a refusal the
 * tour is loaded again, so that its present state shows.
 */
export function useTourChange({ orderId, version }: ShownTour, onRefused?: (present: Tour) => void) {
  const queries = useQueryClient();
  const client = useDeskClient();
  const query = callQuery(client, 'getTour', { params: { orderId }, query: {} });
  const outdate = (...names: string[]) => {
    for (const name of names) void queries.invalidateQueries({ queryKey: [name] });
  };

  return async <Result>(
    send: (version: number) => Promise<Result>,
    testTour: (result: Result) => Tour,
  ): Promise<Result> => {
    try {
      const result = await send(version);
      queries.setQueryData(query.queryKey, (former) => former && { ...former, ...testTour(result) });
      outdate('getTour', 'listTours', 'suggestDrivers', 'listDrivers');
      return result;
    } catch (error) {
      if (error instanceof CallFailure && (error.status === 409 || error.status === 404)) {
        // If this reload fails too, the refusal is still the error to report.
        const present = await queries.fetchQuery({ ...query, staleTime: 0 }).catch(() => null);
        if (present) onRefused?.(present);
        outdate('listTours', 'suggestDrivers');
      }
      throw error;
    }
  };
}

/**
 * Like useTourChange, for a dialog: sends the version that was shown when the dialog opened, even if the screen behind
 * it has been updated since. After a refusal the dialog shows the current state, and the next attempt sends its version.
 */
export function useTourChangeAsOpened({ orderId, version: shown }: ShownTour) {
  const [version, setVersion] = useState(shown);
  return useTourChange({ orderId, version }, (present) => setVersion(present.version));
}

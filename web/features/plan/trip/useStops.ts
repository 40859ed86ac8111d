import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Stop } from '../../../../contract/stops.ts';
import type { Language } from '../../../../domain/languages.ts';
import { maxStops } from '../../../../domain/tour/planRules.ts';
import { useClient } from '../../../shared/client/ClientContext.tsx';
import { asCallFailure, type CallFailure, type GuideClient } from '../../../shared/client/client.ts';
import { useLanguage } from '../../../shared/i18n/LanguageContext.tsx';

interface Stops {
  /** The guide's data of each place, by id: null for one that has left it, no entry before the response. */
  stops: ReadonlyMap<number, Stop | null>;
  failure: CallFailure | null;
  retry: () => void;
}

/** The ids joined by commas, in batches of as many as one request takes; the same for any order. */
export function idGroups(ids: readonly number[]): string[] {
  const all = ids.toSorted((a, b) => a - b);
  return Array.from({ length: Math.ceil(all.length / maxStops) }, (_, index) =>
    all.slice(index * maxStops, (index + 1) * maxStops).join(','),
  );
}

const stopsQuery = (client: GuideClient, groups: readonly string[], locale: Language) =>
  queryOptions({
    queryKey: ['stops', groups, locale],
    queryFn: async ({ signal }): Promise<ReadonlyMap<number, Stop | null>> => {
      const responses = await Promise.all(
        groups.map((ids) => client.call('listStops', { params: {}, query: { ids, locale } }, signal)),
      );
      const listed = new Map(responses.flat().map((stop) => [stop.id, stop.isListed ? stop : null]));
      const ids = groups.flatMap((group) => group.split(',').map(Number));
      return new Map(ids.map((id) => [id, listed.get(id) ?? null]));
    },
    enabled: groups.length > 0,
    structuralSharing: false,
  });

const noStops: ReadonlyMap<number, Stop | null> = new Map();

/**
 * The data that the plan needs of its places, in the page's language; requested again when the set of places changes,
 * not their order. Until the response, and if it fails, the previous places stay.
 */
export function useStops(ids: readonly number[]): Stops {
  const client = useClient();
  const { language } = useLanguage();
  const { data, error, refetch } = useQuery(stopsQuery(client, idGroups(ids), language));
  const [known, setKnown] = useState(noStops);
  if (data && data !== known) setKnown(data);
  const stops = data ?? known;
  // Without network a place can be left out: the others are known.
  const failure = ids.every((id) => stops.has(id)) ? null : error;
  return { stops, failure: failure && asCallFailure(failure), retry: () => void refetch() };
}

import { useCallback, useEffect, useRef, useState } from 'react';
import { mostStops } from '../../../../contract/planRules.ts';
import type { Stop } from '../../../../contract/stops.ts';
import { useClient } from '../../../shared/client/ClientContext.tsx';
import { asCallFailure, type CallFailure } from '../../../shared/client/client.ts';
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
  return Array.from({ length: Math.ceil(all.length / mostStops) }, (_, index) =>
    all.slice(index * mostStops, (index + 1) * mostStops).join(','),
  );
}

/**
 * The data that the plan needs of its places, in the page's language; requested again when the set of places changes,
 * not their order.
 */
export function useStops(ids: readonly number[]): Stops {
  const client = useClient();
  const { language } = useLanguage();
  const [stops, setStops] = useState<ReadonlyMap<number, Stop | null>>(new Map());
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const running = useRef<AbortController>(null);
  const wanted = ids.toSorted((a, b) => a - b).join(',');

  const load = useCallback(async () => {
    running.current?.abort();
    const control = new AbortController();
    running.current = control;
    setFailure(null);
    if (wanted === '') return;
    const all = wanted.split(',');
    try {
      const answers = await Promise.all(
        idGroups(all.map(Number)).map((group) =>
          client.call('listStops', { params: {}, query: { ids: group, locale: language } }, control.signal),
        ),
      );
      const listed = answers.flat().filter(({ isListed }) => isListed);
      const found = all.map((id) => listed.find((stop) => stop.id === Number(id)) ?? null);
      if (!control.signal.aborted) setStops(new Map(found.map((stop, index) => [Number(all[index]), stop])));
    } catch (error) {
      if (!control.signal.aborted) setFailure(asCallFailure(error));
    }
  }, [client, language, wanted]);

  useEffect(() => {
    void load();
    return () => running.current?.abort();
  }, [load]);

  return { stops, failure, retry: () => void load() };
}

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { GuidePlace } from '../../../../contract/desk/guide.ts';
import { isTemporary } from '../../../shared/client/retryRule.ts';
import { useIsReachable } from '../../../shared/ui/useIsReachable.ts';
import { useDeskClient } from '../../client/DeskClientContext.tsx';
import { DraftKeeper, type DraftSnapshot } from './draftKeeper.ts';
import { placeKey, placeQuery } from './placeQuery.ts';
import { keepChanges, savedChanges } from './savedChanges.ts';

/** From the last change to its saving (ms). */
const pause = 800;
/** From a failed save to the next try, while the server can be reached (ms). */
const retryPause = 2_000;

interface Draft {
  keeper: DraftKeeper;
  snapshot: DraftSnapshot;
  /** Whether it began with changes that were not saved before a reload. */
  isRestored: boolean;
  /** Shows the place that a call returned, and ignores older responses that arrive later. */
  show: (place: GuidePlace) => Promise<void>;
}

/** Saves what is typed by itself, tries again after a failure, and shows what others save. */
export function useDraft(place: GuidePlace): Draft {
  const client = useDeskClient();
  const queries = useQueryClient();
  const isReachable = useIsReachable();
  const show = async (changed: GuidePlace) => {
    const queryKey = placeKey(changed.id);
    await queries.cancelQueries({ queryKey });
    queries.setQueryData(queryKey, changed);
  };
  const [{ keeper, isRestored }] = useState(() => {
    const unsaved = savedChanges(place.id);
    const made = new DraftKeeper({
      place,
      unsaved,
      save: async (changes) => {
        const saved = await client.call('saveGuideDraft', {
          params: { placeId: String(place.id) },
          query: {},
          body: { changes },
        });
        await show(saved);
        return saved;
      },
      reload: () => queries.fetchQuery({ ...placeQuery(client, place.id), staleTime: 0 }),
      onUnsaved: (changes) => keepChanges(place.id, changes),
    });
    return { keeper: made, isRestored: unsaved !== null };
  });
  const snapshot = useSyncExternalStore(keeper.subscribe, keeper.snapshot);
  const { state, failure } = snapshot;

  useEffect(() => keeper.take(place), [keeper, place]);

  // Each change creates a new snapshot, which restarts the pause.
  useEffect(() => {
    if (snapshot.state !== 'unsaved' || !snapshot.canSave) return;
    const timer = setTimeout(() => void keeper.flush(), pause);
    return () => clearTimeout(timer);
  }, [keeper, snapshot]);

  const isPassing = failure !== null && isTemporary(failure.status);
  useEffect(() => {
    if (state !== 'failed' || !isPassing || !isReachable) return;
    const timer = setTimeout(() => void keeper.flush(), retryPause);
    return () => clearTimeout(timer);
  }, [keeper, state, isPassing, isReachable]);

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (keeper.snapshot().state !== 'saved') event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    return () => {
      removeEventListener('beforeunload', warn);
      void keeper.flush();
    };
  }, [keeper]);

  return { keeper, snapshot, isRestored, show };
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Me } from '../../../contract/accounts.ts';
import { useClient } from '../../shared/client/ClientContext.tsx';
import { asCallFailure, type CallFailure } from '../../shared/client/client.ts';
import { useMe } from './accountQueries.ts';

/** Pause after the last toggle before the selection is saved (ms; docs/product/screens.md#constants). */
const saveDelay = 800;

export type Saving =
  | { kind: 'idle' }
  | { kind: 'saving' }
  | { kind: 'saved' }
  | { kind: 'failed'; failure: CallFailure };

interface ThemeSaving {
  chosen: ReadonlySet<number>;
  toggle: (id: number) => void;
  saving: Saving;
  /** The selection is empty and therefore not saved; an earlier selection is still stored. */
  hasEarlierSelection: boolean;
  retry: () => void;
}

/**
 * The chosen interest themes, saved automatically 800 ms after the last toggle if at least one is chosen
 * (docs/product/accounts.md#themes-of-interest); with `savesNone` also when the last one is removed.
 */
export function useThemeSaving({ savesNone }: { savesNone: boolean }): ThemeSaving {
  const client = useClient();
  const queries = useQueryClient();
  const { data: me } = useMe();
  const [toggled, setToggled] = useState<ReadonlySet<number> | null>(null);
  // What was saved before a reload, unless a choice was made meanwhile. If it cannot be loaded, choosing still works.
  const chosen = toggled ?? new Set(me?.interestThemeIds);
  // Not `useCallMutation`: a newer selection is sent at once, and only its result is shown.
  const { mutate, isPending, isSuccess, error, reset } = useMutation({
    mutationFn: (ids: number[]) =>
      client.call('chooseInterestThemes', { params: {}, query: {}, body: { interestThemeIds: ids } }),
    onSuccess: (_, ids) => {
      queries.setQueriesData<Me>(
        { queryKey: ['getMe'] },
        (known) => known && { ...known, interestThemeIds: ids },
      );
    },
  });
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; ids: number[] } | null>(null);

  useEffect(
    () => () => {
      // Leaving the page before the pause is over saves the selection too.
      if (!waiting.current) return;
      clearTimeout(waiting.current.timer);
      mutate(waiting.current.ids);
    },
    [mutate],
  );

  const saving = (): Saving => {
    if (error) return { kind: 'failed', failure: asCallFailure(error) };
    if (isPending) return { kind: 'saving' };
    return { kind: isSuccess ? 'saved' : 'idle' };
  };
  return {
    chosen,
    saving: saving(),
    hasEarlierSelection: (me?.interestThemeIds.length ?? 0) > 0 && chosen.size === 0 && !savesNone,
    toggle: (id) => {
      const next = new Set(chosen);
      if (!next.delete(id)) next.add(id);
      setToggled(next);
      reset();
      if (waiting.current) clearTimeout(waiting.current.timer);
      const ids = [...next];
      const isSaved = savesNone || ids.length > 0;
      const send = () => {
        waiting.current = null;
        mutate(ids);
      };
      waiting.current = isSaved ? { ids, timer: setTimeout(send, saveDelay) } : null;
    },
    retry: () => mutate([...chosen]),
  };
}

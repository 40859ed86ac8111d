import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Me } from '../../../contract/accounts.ts';
import { useClient } from '../../shared/client/ClientContext.tsx';
import { asCallFailure, type CallFailure } from '../../shared/client/client.ts';
import { useMe } from './accountQueries.ts';

/** SPEC 9: pause after the last toggle before the selection is saved (ms). */
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
 * The chosen interest themes, saved automatically 800 ms after the last toggle if at least one is chosen (SPEC 4); with
 * `savesNone` also when the last one is removed.
 */
export function useThemeSaving({ savesNone }: { savesNone: boolean }): ThemeSaving {
  const client = useClient();
  const queries = useQueryClient();
  const { data: me } = useMe();
  const [toggled, setToggled] = useState<ReadonlySet<number> | null>(null);
  // What was saved before a reload, unless a choice was made meanwhile. If it cannot be loaded, choosing still works.
  const chosen = toggled ?? new Set(me?.interestThemeIds);
  const [saving, setSaving] = useState<Saving>({ kind: 'idle' });
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; ids: number[] } | null>(null);
  const latest = useRef(0);

  const save = useCallback(
    async (ids: number[]) => {
      waiting.current = null;
      latest.current += 1;
      const attempt = latest.current;
      setSaving({ kind: 'saving' });
      const report = (outcome: Saving) => {
        // A late response to an earlier selection says nothing about the current one.
        if (attempt === latest.current) setSaving(outcome);
      };
      try {
        await client.call('chooseInterestThemes', { params: {}, query: {}, body: { interestThemeIds: ids } });
        queries.setQueriesData<Me>(
          { queryKey: ['getMe'] },
          (known) => known && { ...known, interestThemeIds: ids },
        );
        report({ kind: 'saved' });
      } catch (error) {
        report({ kind: 'failed', failure: asCallFailure(error) });
      }
    },
    [client, queries],
  );

  useEffect(
    () => () => {
      // Leaving the page before the pause is over saves the selection too.
      if (!waiting.current) return;
      clearTimeout(waiting.current.timer);
      save(waiting.current.ids);
    },
    [save],
  );

  return {
    chosen,
    saving,
    hasEarlierSelection: (me?.interestThemeIds.length ?? 0) > 0 && chosen.size === 0 && !savesNone,
    toggle: (id) => {
      const next = new Set(chosen);
      if (!next.delete(id)) next.add(id);
      setToggled(next);
      setSaving({ kind: 'idle' });
      latest.current += 1;
      if (waiting.current) clearTimeout(waiting.current.timer);
      const ids = [...next];
      const isSaved = savesNone || ids.length > 0;
      waiting.current = isSaved ? { ids, timer: setTimeout(() => save(ids), saveDelay) } : null;
    },
    retry: () => {
      save([...chosen]);
    },
  };
}

import { useCallback, useEffect, useRef, useState } from 'react';
import { useClient } from '../../shared/client/ClientContext.tsx';
import { asCallFailure, type CallFailure } from '../../shared/client/client.ts';

/** SPEC 9: how long toggling must rest before the choice is saved (ms). */
const restBeforeSave = 800;

export type Saving =
  | { kind: 'idle' }
  | { kind: 'saving' }
  | { kind: 'saved' }
  | { kind: 'failed'; failure: CallFailure };

interface ThemeSaving {
  chosen: ReadonlySet<number>;
  toggle: (id: number) => void;
  saving: Saving;
  /** None is chosen, which is not saved, and an earlier choice still is. */
  keepsEarlier: boolean;
  retry: () => void;
}

/**
 * The chosen interest themes, which save themselves 800 ms after the last toggle, if at least one is chosen (SPEC 4);
 * with `savesNone` also when the last one is removed.
 */
export function useThemeSaving({ savesNone }: { savesNone: boolean }): ThemeSaving {
  const client = useClient();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [isAnySaved, setAnySaved] = useState(false);
  const [saving, setSaving] = useState<Saving>({ kind: 'idle' });
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; ids: number[] } | null>(null);
  const hasToggled = useRef(false);
  const latest = useRef(0);

  const save = useCallback(
    async (ids: number[]) => {
      waiting.current = null;
      latest.current += 1;
      const attempt = latest.current;
      setSaving({ kind: 'saving' });
      const tell = (outcome: Saving) => {
        // An earlier choice that was answered late says nothing of the one that shows.
        if (attempt === latest.current) setSaving(outcome);
      };
      try {
        await client.call('chooseInterestThemes', { params: {}, query: {}, body: { interestThemeIds: ids } });
        setAnySaved(ids.length > 0);
        tell({ kind: 'saved' });
      } catch (error) {
        tell({ kind: 'failed', failure: asCallFailure(error) });
      }
    },
    [client],
  );

  useEffect(() => {
    // What was chosen before a reload shows again; a choice made meanwhile goes first.
    const showEarlier = async () => {
      try {
        const { interestThemeIds } = await client.call('getMe', { params: {}, query: {} });
        setAnySaved(interestThemeIds.length > 0);
        if (!hasToggled.current) setChosen(new Set(interestThemeIds));
      } catch {
        // Then nothing is marked; choosing works all the same.
      }
    };
    showEarlier();
    return () => {
      // Who goes on before the pause is over has chosen all the same.
      if (!waiting.current) return;
      clearTimeout(waiting.current.timer);
      save(waiting.current.ids);
    };
  }, [client, save]);

  return {
    chosen,
    saving,
    keepsEarlier: isAnySaved && chosen.size === 0 && !savesNone,
    toggle: (id) => {
      hasToggled.current = true;
      const next = new Set(chosen);
      if (!next.delete(id)) next.add(id);
      setChosen(next);
      setSaving({ kind: 'idle' });
      latest.current += 1;
      if (waiting.current) clearTimeout(waiting.current.timer);
      const ids = [...next];
      const isSaved = savesNone || ids.length > 0;
      waiting.current = isSaved ? { ids, timer: setTimeout(() => save(ids), restBeforeSave) } : null;
    },
    retry: () => {
      save([...chosen]);
    },
  };
}

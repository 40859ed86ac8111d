import { useCallback, useEffect, useRef, useState } from 'react';
import type { SavedPlan } from '../../../contract/tripPlan.ts';
import { useNickname } from '../../features/account/useNickname.ts';
import { useClient } from '../../shared/client/ClientContext.tsx';
import { asCallFailure, type CallFailure } from '../../shared/client/client.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';

interface KnownPlan {
  /** Null until it is loaded. A visitor who has saved none has one without places. */
  plan: SavedPlan | null;
  failure: CallFailure | null;
  retry: () => void;
}

/** The user's saved plan, with names in the page's language; loaded again for each visitor and language. */
export function useSavedPlan(): KnownPlan {
  const client = useClient();
  const nickname = useNickname();
  const { language } = useLanguage();
  const [plan, setPlan] = useState<SavedPlan | null>(null);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const running = useRef<AbortController>(null);

  const load = useCallback(async () => {
    running.current?.abort();
    running.current = new AbortController();
    const { signal } = running.current;
    setFailure(null);
    try {
      const found = await client.call('getTripPlan', { params: {}, query: { locale: language } }, signal);
      if (!signal.aborted) setPlan(found);
    } catch (error) {
      if (!signal.aborted) setFailure(asCallFailure(error));
    }
  }, [client, language]);

  useEffect(() => {
    setPlan(null);
    if (!nickname) return;
    void load();
    return () => running.current?.abort();
  }, [nickname, load]);

  return { plan, failure, retry: () => void load() };
}

import { useCallback, useEffect, useState } from 'react';
import type { Me } from '../../../contract/accounts.ts';
import { useClient } from '../../shared/client/ClientContext.tsx';
import { asCallFailure, type CallFailure } from '../../shared/client/client.ts';

interface MyAccount {
  me: Me | null;
  failure: CallFailure | null;
  retry: () => void;
  /** The response to a change. */
  setMe: (me: Me) => void;
}

/** The visitor's account; loaded by the browser, since the server renders nothing personal. */
export function useMe(): MyAccount {
  const client = useClient();
  const [me, setMe] = useState<Me | null>(null);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const [tries, setTries] = useState(0);
  const load = useCallback(
    async (signal: AbortSignal) => {
      try {
        setMe(await client.call('getMe', { params: {}, query: {} }, signal));
        setFailure(null);
      } catch (error) {
        if (!signal.aborted) setFailure(asCallFailure(error));
      }
    },
    [client],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry is one more try of the same
  useEffect(() => {
    const leaving = new AbortController();
    load(leaving.signal);
    return () => leaving.abort();
  }, [load, tries]);
  return { me, failure, setMe, retry: () => setTries(tries + 1) };
}

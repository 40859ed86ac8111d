import { useCallback, useEffect, useState } from 'react';
import { asCallFailure, type CallFailure, type Eventually } from '../../shared/client/client.ts';

interface Asked<T> {
  /** Null until it is loaded. */
  answer: T | null;
  failure: CallFailure | null;
  retry: () => void;
  /** The response to a change. */
  setAnswer: (answer: T) => void;
}

/**
 * The response of a personal request, loaded by the browser: the server renders nothing personal. `ask` must be stable.
 */
export function useAsked<T>(ask: (signal: AbortSignal) => Eventually<T>): Asked<T> {
  const [answer, setAnswer] = useState<T | null>(null);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry is one more try of the same
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const load = async () => {
      try {
        const found = await ask(signal);
        if (signal.aborted) return;
        setAnswer(found);
        setFailure(null);
      } catch (error) {
        if (!signal.aborted) setFailure(asCallFailure(error));
      }
    };
    void load();
    return () => leaving.abort();
  }, [ask, tries]);
  const retry = useCallback(() => {
    setFailure(null);
    setTries((made) => made + 1);
  }, []);
  return { answer, failure, retry, setAnswer };
}

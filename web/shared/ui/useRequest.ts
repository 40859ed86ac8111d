import { useRef, useState } from 'react';
import { CallFailure } from '../client/client.ts';

interface Request {
  isBusy: boolean;
  /** Why the last request failed; null while one runs. */
  failure: CallFailure | null;
  /** Starts a request; does nothing while one runs. */
  run: (work: () => Promise<void>) => Promise<void>;
  clearFailure: () => void;
}

/**
 * Runs one request at a time, with its state for a form. Only failed requests are reported; bugs propagate as errors.
 */
export function useRequest(): Request {
  const running = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  return {
    isBusy,
    failure,
    run: async (work) => {
      if (running.current) return;
      running.current = true;
      setBusy(true);
      setFailure(null);
      try {
        await work();
      } catch (error) {
        if (!(error instanceof CallFailure)) throw error;
        setFailure(error);
      } finally {
        running.current = false;
        setBusy(false);
      }
    },
    clearFailure: () => setFailure(null),
  };
}

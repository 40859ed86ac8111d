import { useRef, useState } from 'react';
import { CallFailure } from '../../shared/client/client.ts';
import { failureSentence } from '../failureSentence.ts';
import { useText } from '../language/DeskLanguage.tsx';
import { nameSentence } from '../staff/nameSentence.ts';
import { assertPasskeysWork, PasskeyFailure } from './passkeys.ts';

interface PasskeyRequest {
  isBusy: boolean;
  /** What to tell a person about the last attempt; null where it did not fail. */
  sentence: string | null;
  run: (work: () => Promise<void>) => Promise<void>;
}

/** Runs one attempt with a passkey at a time. Bugs propagate as errors. */
export function usePasskeyRequest(): PasskeyRequest {
  const text = useText();
  const running = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<CallFailure | PasskeyFailure | null>(null);
  const sentenceOf = (failed: CallFailure | PasskeyFailure) => {
    if (failed instanceof PasskeyFailure) return text.signIn.passkey[failed.problem];
    if (failed.code === 'passkeyRefused') return text.signIn.passkey.refused;
    return nameSentence(failed, text.staff) ?? failureSentence(failed, text);
  };
  return {
    isBusy,
    sentence: failure && sentenceOf(failure),
    run: async (work) => {
      if (running.current) return;
      running.current = true;
      setBusy(true);
      setFailure(null);
      try {
        assertPasskeysWork();
        await work();
      } catch (error) {
        if (!(error instanceof CallFailure || error instanceof PasskeyFailure)) throw error;
        setFailure(error);
      } finally {
        running.current = false;
        setBusy(false);
      }
    },
  };
}

import { useEffect, useRef, useState } from 'react';
import { isNickname } from '../../../domain/accounts/accountRules.ts';
import { useClient } from '../../shared/client/ClientContext.tsx';
import { CallFailure } from '../../shared/client/client.ts';

/** Pause in typing before the nickname is checked (ms; docs/product/screens.md#constants). */
const checkDelay = 1000;

export type NicknameStatus = 'own' | 'empty' | 'unreadable' | 'checking' | 'free' | 'taken' | 'unchecked';

interface NicknameCheck {
  status: NicknameStatus;
  /** Why the check failed. */
  failure: CallFailure | null;
  /** To be called when the nickname is typed: only typed values are debounced. */
  onTyped: () => void;
  checkAgain: () => void;
  /** A result from the sign-up request itself. */
  markTaken: () => void;
}

interface Found {
  nickname: string;
  status: 'free' | 'taken' | 'unchecked';
  failure: CallFailure | null;
}

/**
 * Checks on the server whether a nickname is free, 1 s after the typing stops; a restored nickname at once. The user's
 * own nickname, in any case, is not checked.
 */
export function useNicknameCheck(typed: string, own?: string): NicknameCheck {
  const client = useClient();
  const nickname = typed.trim();
  const [found, setFound] = useState<Found | null>(null);
  const wasTyped = useRef(false);
  const isKnown = found?.nickname === nickname;
  const isOwn = nickname.toLowerCase() === own?.toLowerCase();

  useEffect(() => {
    if (isKnown || isOwn || !isNickname(nickname)) return;
    const leaving = new AbortController();
    const check = async () => {
      try {
        const input = { params: {}, query: {}, body: { nickname } };
        const { available } = await client.call('validateNickname', input, leaving.signal);
        setFound({ nickname, status: available ? 'free' : 'taken', failure: null });
      } catch (failure) {
        // A stale response is ignored.
        if (leaving.signal.aborted) return;
        if (!(failure instanceof CallFailure)) throw failure;
        setFound({ nickname, status: 'unchecked', failure });
      }
    };
    const timer = setTimeout(check, wasTyped.current ? checkDelay : 0);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [nickname, isKnown, isOwn, client]);

  const status = (): NicknameStatus => {
    if (isOwn) return 'own';
    if (nickname === '') return 'empty';
    if (!isNickname(nickname)) return 'unreadable';
    return isKnown ? found.status : 'checking';
  };
  return {
    status: status(),
    failure: isKnown ? found.failure : null,
    onTyped: () => {
      wasTyped.current = true;
    },
    checkAgain: () => {
      wasTyped.current = false;
      setFound(null);
    },
    markTaken: () => setFound({ nickname, status: 'taken', failure: null }),
  };
}

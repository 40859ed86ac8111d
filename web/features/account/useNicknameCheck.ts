import { useEffect, useRef, useState } from 'react';
import { isNickname } from '../../../contract/accountRules.ts';
import { useClient } from '../../shared/client/ClientContext.tsx';
import { CallFailure } from '../../shared/client/client.ts';

/** SPEC 9: how long typing must rest before the nickname is checked (ms). */
const restBeforeCheck = 1000;

export type NicknameStanding = 'own' | 'empty' | 'unreadable' | 'checking' | 'free' | 'taken' | 'unchecked';

interface NicknameCheck {
  standing: NicknameStanding;
  /** Why it could not be checked. */
  failure: CallFailure | null;
  /** To be called when the nickname is typed: only what is typed waits for a rest. */
  onTyped: () => void;
  checkAgain: () => void;
  /** What the sign-up itself found out. */
  markTaken: () => void;
}

interface Found {
  nickname: string;
  standing: 'free' | 'taken' | 'unchecked';
  failure: CallFailure | null;
}

/**
 * Asks the server whether a nickname is free, 1 s after the typing stops; a nickname held from before at once. One's
 * own, in whatever case, is not asked for.
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
        setFound({ nickname, standing: available ? 'free' : 'taken', failure: null });
      } catch (failure) {
        // An answer that is no longer waited for says nothing.
        if (leaving.signal.aborted) return;
        if (!(failure instanceof CallFailure)) throw failure;
        setFound({ nickname, standing: 'unchecked', failure });
      }
    };
    const timer = setTimeout(check, wasTyped.current ? restBeforeCheck : 0);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [nickname, isKnown, isOwn, client]);

  const standing = (): NicknameStanding => {
    if (isOwn) return 'own';
    if (nickname === '') return 'empty';
    if (!isNickname(nickname)) return 'unreadable';
    return isKnown ? found.standing : 'checking';
  };
  return {
    standing: standing(),
    failure: isKnown ? found.failure : null,
    onTyped: () => {
      wasTyped.current = true;
    },
    checkAgain: () => {
      wasTyped.current = false;
      setFound(null);
    },
    markTaken: () => setFound({ nickname, standing: 'taken', failure: null }),
  };
}

import { useState, useSyncExternalStore } from 'react';
import { session } from '../account/session.ts';
import { useNickname } from '../account/useNickname.ts';

/**
 * Who is logged in; whose session has ended is still here while they are asked to log in again in place, so that what
 * waits for it goes on (DESIGN 3). Null for a guest.
 */
export function useVisitor(): string | null {
  const nickname = useNickname();
  const isAsked = useSyncExternalStore(session.subscribe, session.loginAskedInPlace, () => false);
  const [visitor, setVisitor] = useState(nickname);
  if (!isAsked && visitor !== nickname) setVisitor(nickname);
  return isAsked ? visitor : nickname;
}

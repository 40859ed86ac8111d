import { useState, useSyncExternalStore } from 'react';
import { session } from '../account/session.ts';
import { useNickname } from '../account/useNickname.ts';

/**
 * Who is logged in. After a session has ended, the user remains set during the login in place, so that pending work
 * continues (docs/product/accounts.md#sign-in). Null for a guest.
 */
export function useVisitor(): string | null {
  const nickname = useNickname();
  const isLoginOpen = useSyncExternalStore(session.subscribe, session.isLoginInPlaceOpen, () => false);
  const [visitor, setVisitor] = useState(nickname);
  if (!isLoginOpen && visitor !== nickname) setVisitor(nickname);
  return isLoginOpen ? visitor : nickname;
}

import { useSyncExternalStore } from 'react';
import { useSite } from '../../shared/page/Site.tsx';
import { session } from './session.ts';

/** The nickname of the logged-in user, or null: first as the server rendered it, then from the cookies. */
export function useNickname(): string | null {
  const { nickname } = useSite();
  return useSyncExternalStore(session.subscribe, session.nickname, () => nickname);
}

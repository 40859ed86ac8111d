import { useSyncExternalStore } from 'react';
import { useSite } from '../../shared/page/Site.tsx';
import { session } from './session.ts';

/** The nickname of who is logged in, or null: at first as the server greeted, then as the cookies say. */
export function useNickname(): string | null {
  const { nickname } = useSite();
  return useSyncExternalStore(session.subscribe, session.nickname, () => nickname);
}

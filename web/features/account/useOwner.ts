import { useState } from 'react';
import { paths } from '../../shared/paths.ts';
import { useRedirect } from '../../shared/ui/useAppNavigate.ts';
import { useIsHydrated } from '../../shared/ui/useIsHydrated.ts';
import { useNickname } from './useNickname.ts';

/** For a personal screen: true once logged in; guests are sent to the login and back to `here`. */
export function useOwner(here: string): boolean {
  const isHydrated = useIsHydrated();
  const nickname = useNickname();
  const [wasLoggedIn, setWasLoggedIn] = useState(false);
  if (isHydrated && nickname && !wasLoggedIn) setWasLoggedIn(true);
  // A logout, here or in another tab, must not lead to the login again.
  const elsewhere = wasLoggedIn ? paths.home() : paths.login({ returnTo: here, reason: 'loginNeeded' });
  useRedirect(isHydrated && !nickname ? elsewhere : null);
  return isHydrated && nickname !== null;
}

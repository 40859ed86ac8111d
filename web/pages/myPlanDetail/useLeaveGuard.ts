import { useCallback, useRef } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router';
import { paths } from '../../shared/paths.ts';

export interface LeaveGuard {
  /** A navigation away, by Back or by a link, waits for confirmation. */
  isAsking: boolean;
  stay: () => void;
  leave: () => void;
  /** Disables the guard. */
  allow: () => void;
}

/** Confirms before the screen is left with unsaved changes: Back of the page, the browser and the phone, and links. */
export function useLeaveGuard(isUnsaved: boolean): LeaveGuard {
  const isAllowed = useRef(false);
  const mustAsk = useCallback<BlockerFunction>(
    ({ currentLocation, nextLocation, historyAction }) => {
      if (isAllowed.current || !isUnsaved) return false;
      // The screen is still rendered briefly after the navigation has left it, and the navigation may return.
      if (currentLocation.pathname !== paths.tripPlan()) return false;
      // A change of language, or the return from the login, stays on the screen.
      if (nextLocation.pathname === currentLocation.pathname) return false;
      if (historyAction === 'POP') return true;
      // Continuing to find another place, to show the plan to the driver, to talk with them or to pay does not count as
      // leaving; nor does a login that returns here.
      const comesBack = new URLSearchParams(nextLocation.search).get('returnTo') === paths.tripPlan();
      const nextScreens = [paths.list(), paths.driverPlan(), paths.talk(), paths.payment()];
      return !nextScreens.includes(nextLocation.pathname) && !comesBack;
    },
    [isUnsaved],
  );
  const blocker = useBlocker(mustAsk);
  return {
    isAsking: blocker.state === 'blocked',
    stay: () => blocker.reset?.(),
    leave: () => blocker.proceed?.(),
    allow: () => {
      isAllowed.current = true;
      blocker.reset?.();
    },
  };
}

import { useCallback, useRef } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router';
import { paths } from '../../shared/paths.ts';

export interface LeaveGuard {
  /** Someone wants to leave, by Back or by a link, and is asked first. */
  isAsking: boolean;
  stay: () => void;
  leave: () => void;
  /** From now on nothing is asked. */
  allow: () => void;
}

/** Asks before the screen is left with something unsaved: Back of the page, the browser and the phone, and links. */
export function useLeaveGuard(isUnsaved: boolean): LeaveGuard {
  const isAllowed = useRef(false);
  const mustAsk = useCallback<BlockerFunction>(
    ({ currentLocation, nextLocation, historyAction }) => {
      if (isAllowed.current || !isUnsaved) return false;
      // For a moment the screen is still drawn when the visit is elsewhere already, and may be coming back.
      if (currentLocation.pathname !== paths.tripPlan()) return false;
      // A change of language, or coming back from the login, stays on the screen.
      if (nextLocation.pathname === currentLocation.pathname) return false;
      if (historyAction === 'POP') return true;
      // Going on to find another place, to show the plan to the driver or to pay is no leaving; nor is a login that leads back.
      const comesBack = new URLSearchParams(nextLocation.search).get('returnTo') === paths.tripPlan();
      return (
        ![paths.list(), paths.driverPlan(), paths.payment()].includes(nextLocation.pathname) && !comesBack
      );
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

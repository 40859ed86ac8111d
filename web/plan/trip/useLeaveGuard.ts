import { useCallback, useRef } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router';
import { paths } from '../../paths.ts';

interface LeaveGuard {
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
      // A change of language, or coming back from the login, stays on the screen.
      if (nextLocation.pathname === currentLocation.pathname) return false;
      // Going on to find another place for the plan, or to pay, is no leaving: the plan stays on this device.
      return historyAction === 'POP' || ![paths.list(), paths.payment()].includes(nextLocation.pathname);
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

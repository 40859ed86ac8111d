import { useEffect } from 'react';
import { isLeavingSocialSignUp, socialDraft } from './socialDraft.ts';

/** Clears the social sign-up when its pages are left for another one of the product (SPEC 2). */
export function useForgetSocialDraft(): void {
  useEffect(
    () => () => {
      // The address is the next page's already.
      if (isLeavingSocialSignUp(location.pathname)) socialDraft.clear();
    },
    [],
  );
}

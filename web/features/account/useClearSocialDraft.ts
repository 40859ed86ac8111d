import { useEffect } from 'react';
import { isLeavingSocialSignUp, socialDraft } from './socialDraft.ts';

/** Clears the social sign-up when its pages are left for another page of the app (docs/product/accounts.md#google). */
export function useClearSocialDraft(): void {
  useEffect(
    () => () => {
      // The address is already that of the next page.
      if (isLeavingSocialSignUp(location.pathname)) socialDraft.clear();
    },
    [],
  );
}

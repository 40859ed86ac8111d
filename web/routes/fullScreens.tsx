import type { LazyRouteFunction, RouteObject } from 'react-router';
import { handled } from '../client/client.ts';
import { withFullStyles } from '../client/fullStyles.ts';

/** The screens of the account, the sign-up and the ticket by their files; the other pages need not carry these names. */
export const fullScreens = {
  login: () => withFullStyles(import('./login.tsx')),
  oauth2Callback: () => withFullStyles(import('./oauth2Callback.tsx')),
  passwordForgot: () => withFullStyles(import('./passwordForgot.tsx')),
  passwordReset: () => withFullStyles(import('./passwordReset.tsx')),
  myPlan: () => withFullStyles(import('./myPlan.tsx')),
  support: () => withFullStyles(import('./support.tsx')),
  account: () => withFullStyles(import('./account.tsx')),
  signUpEmail: () => withFullStyles(import('./signUpEmail.tsx')),
  signUpCode: () => withFullStyles(import('./signUpCode.tsx')),
  signUpDetails: () => withFullStyles(import('./signUpDetails.tsx')),
  terms: () => withFullStyles(import('./terms.tsx')),
  privacy: () => withFullStyles(import('./privacy.tsx')),
  signUpSocial: () => withFullStyles(import('./signUpSocial.tsx')),
  signUpComplete: () => withFullStyles(import('./signUpComplete.tsx')),
  payment: () => withFullStyles(import('./payment.tsx')),
  success: () => withFullStyles(import('./success.tsx')),
  fail: () => withFullStyles(import('./fail.tsx')),
  tickets: () => withFullStyles(import('./tickets.tsx')),
  ticketCheck: () => withFullStyles(import('./ticketCheck.tsx')),
} as const satisfies Record<string, LazyRouteFunction<RouteObject>>;

// What a form is sent with, after an hour over it too, comes with its screen: by then a newer release may have taken the
// place of this one.
if (typeof document !== 'undefined') {
  handled(Promise.all([import('../../contract/addresses.ts'), import('../account/renewInBrowser.ts')]));
}

import type { LazyRouteFunction, RouteObject } from 'react-router';

/** The screens of the account and the sign-up by their files; the other pages need not carry these names. */
export const accountScreens = {
  login: () => import('./login.tsx'),
  oauth2Callback: () => import('./oauth2Callback.tsx'),
  passwordForgot: () => import('./passwordForgot.tsx'),
  passwordReset: () => import('./passwordReset.tsx'),
  account: () => import('./account.tsx'),
  signUpEmail: () => import('./signUpEmail.tsx'),
  signUpCode: () => import('./signUpCode.tsx'),
  signUpDetails: () => import('./signUpDetails.tsx'),
  terms: () => import('./terms.tsx'),
  privacy: () => import('./privacy.tsx'),
  signUpSocial: () => import('./signUpSocial.tsx'),
  signUpComplete: () => import('./signUpComplete.tsx'),
} as const satisfies Record<string, LazyRouteFunction<RouteObject>>;

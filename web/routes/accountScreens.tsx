import type { LazyRouteFunction, RouteObject } from 'react-router';
import { loadFullStyles } from '../client/fullStyles.ts';

async function styled<T>(screen: Promise<T>): Promise<T> {
  const [module] = await Promise.all([screen, loadFullStyles()]);
  return module;
}

/** The screens of the account and the sign-up by their files; the other pages need not carry these names. */
export const accountScreens = {
  login: () => styled(import('./login.tsx')),
  oauth2Callback: () => styled(import('./oauth2Callback.tsx')),
  passwordForgot: () => styled(import('./passwordForgot.tsx')),
  passwordReset: () => styled(import('./passwordReset.tsx')),
  account: () => styled(import('./account.tsx')),
  signUpEmail: () => styled(import('./signUpEmail.tsx')),
  signUpCode: () => styled(import('./signUpCode.tsx')),
  signUpDetails: () => styled(import('./signUpDetails.tsx')),
  terms: () => styled(import('./terms.tsx')),
  privacy: () => styled(import('./privacy.tsx')),
  signUpSocial: () => styled(import('./signUpSocial.tsx')),
  signUpComplete: () => styled(import('./signUpComplete.tsx')),
} as const satisfies Record<string, LazyRouteFunction<RouteObject>>;

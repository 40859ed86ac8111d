import { maxLengths, truncateCharacters } from '../../../domain/accounts/accountRules.ts';
import { isRecord } from '../../shared/isRecord.ts';
import { paths } from '../../shared/paths.ts';
import { DraftStore, storedText, tabStorage } from './DraftStore.ts';
import { maxTokenLength } from './signUpDraft.ts';

/** A sign-up that was started by a Google sign-in (docs/product/screens.md#entities). */
export interface SocialDraft {
  socialSignUpToken: string;
  nickname: string;
  termsChecked: boolean;
  privacyChecked: boolean;
}

/** The draft in a stored value; invalid parts are left empty. */
export function parseSocialDraft(stored: unknown): SocialDraft {
  const held = isRecord(stored) ? stored : {};
  return {
    socialSignUpToken: storedText(held.socialSignUpToken, maxTokenLength),
    nickname: truncateCharacters(storedText(held.nickname, 2 * maxLengths.nickname), maxLengths.nickname),
    termsChecked: held.termsChecked === true,
    privacyChecked: held.privacyChecked === true,
  };
}

export const emptySocialDraft = parseSocialDraft(null);

export const socialDraft = new DraftStore(tabStorage('socialSignUpDraft'), parseSocialDraft);

/** The token from the navigation state, or an empty string. */
export function tokenFromState(state: unknown): string {
  return isRecord(state) ? storedText(state.socialSignUpToken, maxTokenLength) : '';
}

/**
 * Leaving without finishing clears the draft; reading the documents does not count as leaving
 * (docs/product/accounts.md#google).
 */
export function isLeavingSocialSignUp(pathname: string): boolean {
  return ![paths.signUpSocial(), paths.terms(), paths.privacy()].includes(pathname);
}

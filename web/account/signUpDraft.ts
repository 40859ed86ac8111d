import { cutOff, longest } from '../../contract/accountRules.ts';
import { HeldDraft, heldText, isRecord, tabStorage } from './HeldDraft.ts';
import { lastStage } from './signUpReveal.ts';

/** The sign-up by e-mail as it stands (SPEC 3), without the password: that is never stored. */
export interface SignUpDraft {
  email: string;
  /** When the code was sent to this address; the timer counts from it, after a reload too. */
  codeSentAt: number | null;
  emailVerifyToken: string;
  firstName: string;
  lastName: string;
  nickname: string;
  termsChecked: boolean;
  privacyChecked: boolean;
  /** How far the fields of step 3 were revealed. */
  reached: number;
}

/** Longer than any token of ours. */
export const longestToken = 400;

/** The draft that a stored value holds; what does not fit is left empty. */
export function parseSignUpDraft(stored: unknown): SignUpDraft {
  const held = isRecord(stored) ? stored : {};
  const { codeSentAt, reached } = held;
  const typed = (value: unknown, most: number) => cutOff(heldText(value, 2 * most), most);
  return {
    email: typed(held.email, longest.email),
    codeSentAt: typeof codeSentAt === 'number' && codeSentAt > 0 ? codeSentAt : null,
    emailVerifyToken: heldText(held.emailVerifyToken, longestToken),
    firstName: typed(held.firstName, longest.name),
    lastName: typed(held.lastName, longest.name),
    nickname: typed(held.nickname, longest.nickname),
    termsChecked: held.termsChecked === true,
    privacyChecked: held.privacyChecked === true,
    reached:
      typeof reached === 'number' && Number.isInteger(reached) && reached >= 0 && reached <= lastStage
        ? reached
        : 0,
  };
}

export const emptySignUpDraft = parseSignUpDraft(null);

export const signUpDraft = new HeldDraft(tabStorage('signUpDraft'), parseSignUpDraft);

/** Another address starts the verification anew; what was typed in step 3 stays. */
export function changeEmail(email: string): void {
  if (email === signUpDraft.read().email) return;
  signUpDraft.change({ email, codeSentAt: null, emailVerifyToken: '' });
}

/** What step 3 tells step 1, as navigation state, when the verification has run out meanwhile. */
export const verifyAgainState = { verifyAgain: true };

export function isVerifyAgain(state: unknown): boolean {
  return isRecord(state) && state.verifyAgain === true;
}

import { maxLengths, truncateCharacters } from '../../../domain/accounts/accountRules.ts';
import { isRecord } from '../../shared/isRecord.ts';
import { DraftStore, storedText, tabStorage } from './DraftStore.ts';
import { passwordDraft, revealed } from './passwordDraft.ts';

/**
 * State of the sign-up by e-mail (docs/product/screens.md#what-the-browser-stores), without the password: that is never
 * stored.
 */
export interface SignUpDraft {
  email: string;
  /** When the code was sent to this address; the timer counts from it, after a reload too. */
  codeSentAt: number | null;
  /** How often that code was entered wrong. */
  wrongCodes: number;
  emailVerifyToken: string;
  /** The address for which the fields of step 3 were filled in. */
  verifiedEmail: string;
  firstName: string;
  lastName: string;
  nickname: string;
  termsChecked: boolean;
  privacyChecked: boolean;
}

/** Longer than any token that we issue. */
export const maxTokenLength = 400;

/** The draft in a stored value; invalid parts are left empty. */
export function parseSignUpDraft(stored: unknown): SignUpDraft {
  const held = isRecord(stored) ? stored : {};
  const { codeSentAt, wrongCodes } = held;
  const typed = (value: unknown, max: number) => truncateCharacters(storedText(value, 2 * max), max);
  return {
    email: typed(held.email, maxLengths.email),
    codeSentAt: typeof codeSentAt === 'number' && codeSentAt > 0 ? codeSentAt : null,
    wrongCodes: typeof wrongCodes === 'number' && wrongCodes > 0 ? wrongCodes : 0,
    emailVerifyToken: storedText(held.emailVerifyToken, maxTokenLength),
    verifiedEmail: typed(held.verifiedEmail, maxLengths.email),
    firstName: typed(held.firstName, maxLengths.name),
    lastName: typed(held.lastName, maxLengths.name),
    nickname: typed(held.nickname, maxLengths.nickname),
    termsChecked: held.termsChecked === true,
    privacyChecked: held.privacyChecked === true,
  };
}

export const emptySignUpDraft = parseSignUpDraft(null);

export const signUpDraft = new DraftStore(tabStorage('signUpDraft'), parseSignUpDraft);

/** Another address restarts the verification; the fields of step 3 stay until an address is verified. */
export function changeEmail(email: string): void {
  if (email === signUpDraft.read().email) return;
  signUpDraft.change({ email, codeSentAt: null, emailVerifyToken: '', wrongCodes: 0 });
}

/**
 * An address is verified. If it differs from the previous one it belongs to somebody else: the form starts empty, with
 * nothing agreed.
 */
export function verified(email: string, emailVerifyToken: string): void {
  const before = signUpDraft.read();
  if (email.toLowerCase() === before.verifiedEmail.toLowerCase()) {
    signUpDraft.change({ emailVerifyToken });
    return;
  }
  passwordDraft.clear();
  revealed.clear();
  const { codeSentAt } = before;
  signUpDraft.change({ ...emptySignUpDraft, email, codeSentAt, emailVerifyToken, verifiedEmail: email });
}

/** Navigation state from step 3 to step 1 when the verification has expired meanwhile. */
export const verifyAgainState = { verifyAgain: true };

export function isVerifyAgain(state: unknown): boolean {
  return isRecord(state) && state.verifyAgain === true;
}

import { z } from 'zod';
import { codeLength } from '../../../contract/accountRules.ts';

/** What can be written to somebody. A mail waits as this, and is put into words when it is sent. */
export const letterSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('verificationCode'), code: z.string().length(codeLength) }),
  /** A link to a new password, good for 30 minutes. */
  z.object({ kind: z.literal('passwordReset'), link: z.url() }),
  /** Somebody asked for a new password for an address without an account; the link leads to the sign-up. */
  z.object({ kind: z.literal('noAccount'), link: z.url() }),
  z.object({ kind: z.literal('passwordChanged') }),
  z.object({ kind: z.literal('accountDeleted') }),
]);

export type Letter = z.infer<typeof letterSchema>;

/** The words of one letter: what stands above and below the code or the button. */
export interface LetterWords {
  subject: string;
  heading: string;
  before: string;
  /** The button's text, where the letter has a link. */
  button?: string;
  after: string;
}

/** Every letter in one language. */
export interface LetterLanguage {
  verificationCode: (code: string) => LetterWords;
  passwordReset: LetterWords;
  noAccount: LetterWords;
  passwordChanged: LetterWords;
  accountDeleted: LetterWords;
  /** Under every mail. */
  footer: string;
}

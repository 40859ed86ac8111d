import { passwordState } from '../../../domain/accounts/accountRules.ts';
import type { Messages } from '../../messages/messages.ts';
import type { FieldMessage } from '../../shared/ui/FieldMessageLine.tsx';
import type { Guessable } from './guessablePassword.ts';
import { isRepeated } from './signUpReveal.ts';

type PasswordMessages = Pick<
  Messages['signUp'],
  | 'passwordTooShort'
  | 'passwordTooLong'
  | 'passwordValidationWarning'
  | 'conditions'
  | 'characterRefused'
  | 'passwordValid'
  | 'passwordGuessable'
  | 'passwordNotMatch'
  | 'passwordMatch'
>;

/**
 * What the password field shows while typing (docs/product/accounts.md#fields), with a hint where the valid password
 * could be guessed.
 */
export function passwordMessage(
  password: string,
  messages: PasswordMessages,
  guessable: Guessable | null = null,
): FieldMessage | null {
  const state = passwordState(password);
  switch (state.kind) {
    case 'empty':
      return null;
    case 'passwordTooShort':
    case 'passwordTooLong':
    case 'characterRefused':
      return { tone: 'error', text: messages[state.kind] };
    case 'passwordValidationWarning': {
      const missing = state.missing.map((condition) => messages.conditions[condition]);
      return { tone: 'error', text: messages.passwordValidationWarning(missing) };
    }
    case 'passwordValid':
      return { tone: 'ok', text: guessable ? withHint(messages, guessable) : messages.passwordValid };
  }
}

function withHint(messages: PasswordMessages, guessable: Guessable) {
  return (
    <>
      {messages.passwordValid}
      <span className="mt-1 block text-ink">{messages.passwordGuessable[guessable]}</span>
    </>
  );
}

/** Whether the repeated password matches (docs/product/accounts.md#fields). */
export function repeatMessage(
  password: string,
  repeat: string,
  messages: PasswordMessages,
): FieldMessage | null {
  if (repeat === '') return null;
  return isRepeated(password, repeat)
    ? { tone: 'ok', text: messages.passwordMatch }
    : { tone: 'error', text: messages.passwordNotMatch };
}

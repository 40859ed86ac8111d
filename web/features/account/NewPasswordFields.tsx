import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { PasswordField } from '../../shared/ui/PasswordField.tsx';
import type { KnownAccount } from './guessablePassword.ts';
import { passwordMessage, repeatMessage } from './passwordMessage.tsx';
import { usePasswordHint } from './usePasswordHint.ts';

interface NewPasswordFieldsProps {
  password: string;
  repeat: string;
  onChange: (part: { password?: string; repeat?: string }) => void;
  isRepeatShown: boolean;
  /** Whether a password was entered before and cleared by a reload or a failure, while the form's other fields stayed. */
  wasTaken?: boolean;
  /** What others may know about the account, as far as the page knows it. */
  account?: KnownAccount;
  /** Names of the two fields if there is another password field beside them. */
  labels?: { password: string; repeat: string };
}

/** A new password and its repetition (docs/product/accounts.md#fields). */
export function NewPasswordFields(props: NewPasswordFieldsProps) {
  const { password, repeat, onChange, isRepeatShown, wasTaken = false, account } = props;
  const { messages } = useLanguage();
  const signUpMessages = messages.signUp;
  const labels = props.labels ?? { password: signUpMessages.password, repeat: signUpMessages.repeatPassword };
  const shared = {
    showLabel: signUpMessages.showPassword,
    hideLabel: signUpMessages.hidePassword,
    autoComplete: 'new-password',
    enterKeyHint: 'next',
    required: true,
  } as const;
  const guessable = usePasswordHint(password, account);
  const message =
    passwordMessage(password, signUpMessages, guessable) ??
    (wasTaken ? { tone: 'note' as const, text: signUpMessages.passwordNotKept } : null);
  return (
    <>
      <PasswordField
        {...shared}
        label={labels.password}
        name="password"
        value={password}
        onChange={(text) => onChange({ password: text })}
        hint={signUpMessages.passwordRule}
        message={message}
      />
      {isRepeatShown && (
        <PasswordField
          {...shared}
          label={labels.repeat}
          name="repeatPassword"
          value={repeat}
          onChange={(text) => onChange({ repeat: text })}
          message={repeatMessage(password, repeat, signUpMessages)}
        />
      )}
    </>
  );
}

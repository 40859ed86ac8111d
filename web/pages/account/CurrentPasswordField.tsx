import type { CallFailure } from '../../shared/client/client.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { PasswordField } from '../../shared/ui/PasswordField.tsx';

interface CurrentPasswordFieldProps {
  label: string;
  name: string;
  value: string;
  onChange: (text: string) => void;
  enterKeyHint?: 'next' | 'done';
  /** The failure of the request that sent the password; a wrong password is reported at this field. */
  failure: CallFailure | null;
}

/** The account's password, typed again to confirm a change. */
export function CurrentPasswordField({
  enterKeyHint = 'done',
  failure,
  ...field
}: CurrentPasswordFieldProps) {
  const { messages } = useLanguage();
  const { account: accountMessages, signUp: signUpMessages } = messages;
  return (
    <PasswordField
      {...field}
      autoComplete="current-password"
      enterKeyHint={enterKeyHint}
      required
      message={isWrongPassword(failure) ? { tone: 'error', text: accountMessages.wrongPassword } : null}
      showLabel={signUpMessages.showPassword}
      hideLabel={signUpMessages.hidePassword}
    />
  );
}

/** Whether the field shows the failure, so that the form doesn't have to. */
export const isWrongPassword = (failure: CallFailure | null): boolean => failure?.code === 'wrongPassword';

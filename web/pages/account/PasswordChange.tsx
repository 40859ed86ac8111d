import { useState } from 'react';
import type { Me } from '../../../contract/accounts.ts';
import { isPassword } from '../../../domain/accounts/accountRules.ts';
import { NewPasswordFields } from '../../features/account/NewPasswordFields.tsx';
import { SignUpFailure } from '../../features/account/SignUpFailure.tsx';
import { isRepeated } from '../../features/account/signUpReveal.ts';
import { useClient } from '../../shared/client/ClientContext.tsx';
import { useCallMutation } from '../../shared/client/useCallMutation.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { Form } from '../../shared/ui/Form.tsx';
import { SubmitButton } from '../../shared/ui/SubmitButton.tsx';
import { CurrentPasswordField, isWrongPassword } from './CurrentPasswordField.tsx';

const empty = { current: '', password: '', repeat: '' };

/** Changes the password, which requires the current one. */
export function PasswordChange({ me, onChanged }: { me: Me; onChanged: (me: Me) => void }) {
  const { messages } = useLanguage();
  const { account: accountMessages } = messages;
  const client = useClient();
  const [typed, setTyped] = useState(empty);
  const { mutate, isPending, isSuccess, failure, reset } = useCallMutation({
    mutationFn: () => {
      const body = { newPassword: typed.password.trim(), currentPassword: typed.current };
      return client.call('changeMe', { params: {}, query: {}, body });
    },
    onSuccess: (changed) => {
      onChanged(changed);
      setTyped(empty);
    },
  });
  const isReady =
    isPassword(typed.password) && isRepeated(typed.password, typed.repeat) && typed.current !== '';

  const change = (part: Partial<typeof empty>) => {
    setTyped({ ...typed, ...part });
    reset();
  };

  return (
    <Form
      isBusy={isPending}
      onSubmit={() => {
        if (isReady) mutate();
      }}
    >
      {/* Password managers need the user name that the password belongs to. */}
      <input type="text" name="username" autoComplete="username" value={me.email} readOnly hidden />
      <CurrentPasswordField
        label={accountMessages.currentPassword}
        name="currentPassword"
        value={typed.current}
        onChange={(current) => change({ current })}
        enterKeyHint="next"
        failure={failure}
      />
      <NewPasswordFields
        password={typed.password}
        repeat={typed.repeat}
        onChange={change}
        labels={{ password: messages.reset.newPassword, repeat: messages.reset.repeatPassword }}
        isRepeatShown={isPassword(typed.password)}
        account={me}
      />
      <SignUpFailure failure={isWrongPassword(failure) ? null : failure} />
      <SubmitButton isBusy={isPending} disabled={!isReady}>
        {accountMessages.savePassword}
      </SubmitButton>
      <p role="status" className="text-pine text-sm empty:hidden">
        {isSuccess && accountMessages.passwordSaved}
      </p>
    </Form>
  );
}

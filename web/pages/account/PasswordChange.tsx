import { useState } from 'react';
import type { Me } from '../../../contract/accounts.ts';
import { isPassword } from '../../../domain/accounts/accountRules.ts';
import { NewPasswordFields } from '../../features/account/NewPasswordFields.tsx';
import { SignUpFailure } from '../../features/account/SignUpFailure.tsx';
import { isRepeated } from '../../features/account/signUpReveal.ts';
import { useClient } from '../../shared/client/ClientContext.tsx';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { Form } from '../../shared/ui/Form.tsx';
import { PasswordField } from '../../shared/ui/PasswordField.tsx';
import { SubmitButton } from '../../shared/ui/SubmitButton.tsx';
import { useRequest } from '../../shared/ui/useRequest.ts';

const empty = { current: '', password: '', repeat: '' };

/** Changes the password, which requires the current one. */
export function PasswordChange({ me, onChanged }: { me: Me; onChanged: (me: Me) => void }) {
  const { messages } = useLanguage();
  const { account: words, signUp: fields } = messages;
  const client = useClient();
  const [typed, setTyped] = useState(empty);
  const [isSaved, setSaved] = useState(false);
  const { isBusy, failure, run, clearFailure } = useRequest();
  const isReady =
    isPassword(typed.password) && isRepeated(typed.password, typed.repeat) && typed.current !== '';
  const isWrong = failure?.code === 'wrongPassword';

  const change = (part: Partial<typeof empty>) => {
    setTyped({ ...typed, ...part });
    setSaved(false);
    clearFailure();
  };
  const save = () =>
    run(async () => {
      const body = { newPassword: typed.password.trim(), currentPassword: typed.current };
      onChanged(await client.call('changeMe', { params: {}, query: {}, body }));
      setTyped(empty);
      setSaved(true);
    });

  return (
    <Form
      isBusy={isBusy}
      onSubmit={() => {
        if (isReady) save();
      }}
    >
      {/* Password managers need the user name that the password belongs to. */}
      <input type="text" name="username" autoComplete="username" value={me.email} readOnly hidden />
      <PasswordField
        label={words.currentPassword}
        name="currentPassword"
        value={typed.current}
        onChange={(current) => change({ current })}
        autoComplete="current-password"
        enterKeyHint="next"
        required
        message={isWrong ? { tone: 'error', text: words.wrongPassword } : null}
        showLabel={fields.showPassword}
        hideLabel={fields.hidePassword}
      />
      <NewPasswordFields
        password={typed.password}
        repeat={typed.repeat}
        onChange={change}
        labels={{ password: messages.reset.newPassword, repeat: messages.reset.repeatPassword }}
        isRepeatShown={isPassword(typed.password)}
        account={me}
      />
      <SignUpFailure failure={isWrong ? null : failure} />
      <SubmitButton isBusy={isBusy} disabled={!isReady}>
        {words.savePassword}
      </SubmitButton>
      <p role="status" className="text-pine text-sm empty:hidden">
        {isSaved && words.passwordSaved}
      </p>
    </Form>
  );
}

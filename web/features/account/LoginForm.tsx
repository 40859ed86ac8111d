import { useRef, useState } from 'react';
import { maxLengths } from '../../../domain/accounts/accountRules.ts';
import type { Messages } from '../../messages/messages.ts';
import { useClient } from '../../shared/client/ClientContext.tsx';
import type { CallFailure } from '../../shared/client/client.ts';
import { useCallMutation } from '../../shared/client/useCallMutation.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { useSite } from '../../shared/page/Site.tsx';
import { AlertDialog } from '../../shared/ui/AlertDialog.tsx';
import { IconButton } from '../../shared/ui/Button.tsx';
import { Form } from '../../shared/ui/Form.tsx';
import { FormFailure } from '../../shared/ui/FormFailure.tsx';
import { mail } from '../../shared/ui/formShapes.ts';
import { PasswordField } from '../../shared/ui/PasswordField.tsx';
import { SubmitButton } from '../../shared/ui/SubmitButton.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import { failureSentence } from './failureSentence.ts';
import { GoogleSignIn } from './GoogleSignIn.tsx';
import { session } from './session.ts';

/** Why a login is not possible now, if the reason is known: no connection, or too many attempts. */
function knownReason(failure: CallFailure, messages: Messages): string | null {
  const isKnown = failure.status === 0 || failure.status === 429;
  return isKnown ? failureSentence(failure, messages.signUp.failure, navigator.onLine) : null;
}

/** The fields whose input the server found invalid. */
function invalidFields(failure: CallFailure | null) {
  const names = failure?.status === 400 ? failure.fields.map(({ field }) => field) : [];
  return { email: names.includes('email'), password: names.includes('password') };
}

interface LoginFormProps {
  returnTo: string;
  /** Result of the last Google sign-in. */
  googleFailure?: string | undefined;
}

/**
 * Login by e-mail and by Google (docs/product/accounts.md#sign-in, docs/product/accounts.md#fields). Components that
 * wait for it are notified by the session.
 */
export function LoginForm({ returnTo, googleFailure }: LoginFormProps) {
  const { messages } = useLanguage();
  const { login: loginMessages, signUp: signUpMessages } = messages;
  const client = useClient();
  const site = useSite();
  const emailInput = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const { mutate, isPending, failure, reset } = useCallMutation({
    mutationFn: () =>
      client.call('logInByEmail', { params: {}, query: {}, body: { email: email.trim(), password } }),
    onSuccess: ({ nickname }) => session.signedIn(nickname),
  });
  /** The failure whose alert was closed. */
  const [seen, setSeen] = useState<CallFailure | null>(null);

  const change = (set: (text: string) => void) => (text: string) => {
    set(text);
    reset();
  };

  const invalid = invalidFields(failure);
  const isInvalid = invalid.email || invalid.password;
  const isWrong = failure?.status === 401;
  // Every failure but a wrong or an invalid input is shown in a dialog, and stays beside the button
  // (docs/product/accounts.md#messages).
  const serverFailure = isWrong || isInvalid ? null : failure;
  const reason = serverFailure && knownReason(serverFailure, messages);
  return (
    <>
      <Form onSubmit={mutate} isBusy={isPending} label={loginMessages.title}>
        <TextField
          label={signUpMessages.email}
          name="email"
          type="email"
          icon={mail}
          message={invalid.email ? { tone: 'error', text: signUpMessages.invalidEmail } : null}
          value={email}
          onChange={change(setEmail)}
          longest={maxLengths.email}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          inputMode="email"
          enterKeyHint="next"
          required
          readOnly={isPending}
          inputRef={emailInput}
          right={
            email !== '' && (
              <IconButton
                icon="close"
                label={signUpMessages.clearEmail}
                onClick={() => {
                  change(setEmail)('');
                  emailInput.current?.focus();
                }}
                className="mr-0.5"
              />
            )
          }
        />
        <PasswordField
          label={signUpMessages.password}
          name="password"
          message={invalid.password ? { tone: 'error', text: signUpMessages.failure.refused } : null}
          value={password}
          onChange={change(setPassword)}
          autoComplete="current-password"
          enterKeyHint="go"
          required
          readOnly={isPending}
          showLabel={signUpMessages.showPassword}
          hideLabel={signUpMessages.hidePassword}
        />
        <FormFailure
          sentence={
            isWrong
              ? loginMessages.wrongEmailAndPassword
              : serverFailure && (reason ?? loginMessages.serverError)
          }
          action={
            serverFailure && (
              <button type="submit" className="min-h-11 semibold text-pine underline">
                {messages.shell.retry}
              </button>
            )
          }
        />
        <SubmitButton isBusy={isPending} disabled={email.trim() === '' || password === ''}>
          {loginMessages.title}
        </SubmitButton>
      </Form>
      {serverFailure && serverFailure !== seen && (
        <AlertDialog
          title={loginMessages.serverErrorTitle}
          okLabel={loginMessages.ok}
          closeLabel={messages.shell.close}
          onClose={() => setSeen(serverFailure)}
        >
          {reason ?? loginMessages.serverErrorText}
        </AlertDialog>
      )}
      {site.google && <GoogleSignIn returnTo={returnTo} failure={googleFailure} />}
    </>
  );
}

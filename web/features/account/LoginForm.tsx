import { useRef, useState } from 'react';
import { longest } from '../../../contract/accountRules.ts';
import { googleStartAddress } from '../../../contract/addresses.ts';
import type { Messages } from '../../messages/messages.ts';
import { useClient } from '../../shared/client/ClientContext.tsx';
import type { CallFailure } from '../../shared/client/client.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { AlertDialog } from '../../shared/ui/AlertDialog.tsx';
import { buttonClass, IconButton } from '../../shared/ui/Button.tsx';
import { Form } from '../../shared/ui/Form.tsx';
import { FormFailure } from '../../shared/ui/FormFailure.tsx';
import { mail } from '../../shared/ui/formShapes.ts';
import { PasswordField } from '../../shared/ui/PasswordField.tsx';
import { SubmitButton } from '../../shared/ui/SubmitButton.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import { useRequest } from '../../shared/ui/useRequest.ts';
import { failureSentence } from './failureSentence.ts';
import { GoogleMark } from './GoogleMark.tsx';
import { session } from './session.ts';

function loginSentence(failure: CallFailure, messages: Messages): string {
  // The same message for an unknown address, a wrong password and an impossible address.
  if (failure.status === 401 || failure.status === 400) return messages.login.wrongEmailAndPassword;
  if (failure.status >= 500) return messages.login.serverError;
  return failureSentence(failure, messages.signUp.failure, navigator.onLine);
}

interface LoginFormProps {
  returnTo: string;
  /** Result of the last Google sign-in. */
  googleFailure?: string | undefined;
}

/** Login by e-mail and by Google (SPEC 2, 5). Components that wait for it are notified by the session. */
export function LoginForm({ returnTo, googleFailure }: LoginFormProps) {
  const { messages } = useLanguage();
  const { login: words, signUp: fields } = messages;
  const client = useClient();
  const emailInput = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const { isBusy, failure, run, forgetFailure } = useRequest();
  /** The failure whose alert was closed. */
  const [seen, setSeen] = useState<CallFailure | null>(null);

  const change = (set: (text: string) => void) => (text: string) => {
    set(text);
    forgetFailure();
  };
  const send = () =>
    run(async () => {
      await session.hasLeft();
      const body = { email: email.trim(), password };
      const { nickname } = await client.call('logInByEmail', { params: {}, query: {}, body });
      session.signedIn(nickname);
    });

  const isWrong = failure?.status === 401 || failure?.status === 400;
  return (
    <>
      <Form onSubmit={send} isBusy={isBusy} label={words.title}>
        <TextField
          label={fields.email}
          name="email"
          type="email"
          icon={mail}
          value={email}
          onChange={change(setEmail)}
          longest={longest.email}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          inputMode="email"
          enterKeyHint="next"
          required
          readOnly={isBusy}
          inputRef={emailInput}
          right={
            email !== '' && (
              <IconButton
                icon="close"
                label={fields.clearEmail}
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
          label={fields.password}
          name="password"
          value={password}
          onChange={change(setPassword)}
          autoComplete="current-password"
          enterKeyHint="go"
          required
          readOnly={isBusy}
          showLabel={fields.showPassword}
          hideLabel={fields.hidePassword}
        />
        <FormFailure
          sentence={failure && loginSentence(failure, messages)}
          action={
            failure &&
            !isWrong && (
              <button type="submit" className="min-h-11 semibold text-pine underline">
                {messages.shell.retry}
              </button>
            )
          }
        />
        <SubmitButton isBusy={isBusy} disabled={email.trim() === '' || password === ''}>
          {words.title}
        </SubmitButton>
      </Form>
      {failure && failure.status >= 500 && failure !== seen && (
        <AlertDialog
          title={words.serverErrorTitle}
          okLabel={words.ok}
          closeLabel={messages.shell.close}
          onClose={() => setSeen(failure)}
        >
          {words.serverErrorText}
        </AlertDialog>
      )}
      <p aria-hidden="true" className="py-2 text-center text-muted text-sm sm:w-78">
        {words.or}
      </p>
      {googleFailure !== undefined && (
        <div className="pb-3 sm:w-78">
          <FormFailure sentence={googleFailure} />
        </div>
      )}
      {/* The server redirects to Google: this address is not a page of the router. */}
      <a
        href={`${googleStartAddress}?returnTo=${encodeURIComponent(returnTo)}`}
        className={`${buttonClass('outline')} w-full sm:w-78`}
      >
        <GoogleMark />
        {words.google}
      </a>
    </>
  );
}

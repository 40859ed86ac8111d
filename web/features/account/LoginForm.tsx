import { useRef, useState } from 'react';
import { googleStartAddress } from '../../../contract/addresses.ts';
import { maxLengths } from '../../../domain/accounts/accountRules.ts';
import type { Messages } from '../../messages/messages.ts';
import { useClient } from '../../shared/client/ClientContext.tsx';
import type { CallFailure } from '../../shared/client/client.ts';
import { useCallMutation } from '../../shared/client/useCallMutation.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { AlertDialog } from '../../shared/ui/AlertDialog.tsx';
import { buttonClass, IconButton } from '../../shared/ui/Button.tsx';
import { Form } from '../../shared/ui/Form.tsx';
import { FormFailure } from '../../shared/ui/FormFailure.tsx';
import { mail } from '../../shared/ui/formShapes.ts';
import { PasswordField } from '../../shared/ui/PasswordField.tsx';
import { SubmitButton } from '../../shared/ui/SubmitButton.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import { failureSentence } from './failureSentence.ts';
import { session } from './session.ts';

/** Why no login is possible now, or for how long, if that is known: no connection, or too many attempts. */
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

/** Login by e-mail and by Google (SPEC 2, 5). Components that wait for it are notified by the session. */
export function LoginForm({ returnTo, googleFailure }: LoginFormProps) {
  const { messages } = useLanguage();
  const { login: loginMessages, signUp: signUpMessages } = messages;
  const client = useClient();
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
  /** The press on Google's button without network, which would have left the page for the browser's error. */
  const [isGoogleOffline, setGoogleOffline] = useState(false);
  const googleSentence = isGoogleOffline ? messages.signUp.failure.offline : googleFailure;

  const change = (set: (text: string) => void) => (text: string) => {
    set(text);
    reset();
  };

  const invalid = invalidFields(failure);
  const isInvalid = invalid.email || invalid.password;
  const isWrong = failure?.status === 401;
  // SPEC 8: every failure but a wrong or an invalid input is shown in a dialog, and stays beside the button.
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
      <p aria-hidden="true" className="py-2 text-center text-muted text-sm md:w-78">
        {loginMessages.or}
      </p>
      {googleSentence !== undefined && (
        <div className="pb-3 md:w-78">
          <FormFailure sentence={googleSentence} />
        </div>
      )}
      {/* The server redirects to Google: this address is not a page of the router. */}
      <a
        href={`${googleStartAddress}?returnTo=${encodeURIComponent(returnTo)}`}
        onClick={(event) => {
          setGoogleOffline(!navigator.onLine);
          if (!navigator.onLine) event.preventDefault();
        }}
        className={`${buttonClass('outline')} w-full md:w-78`}
      >
        <GoogleMark />
        {loginMessages.google}
      </a>
    </>
  );
}

/** Google's logo in its own colours, as its branding rules for sign-in buttons require. */
function GoogleMark() {
  return (
    <svg viewBox="0 0 48 48" className="size-5" aria-hidden="true">
      <path
        fill="#EA4335"
        d="M24 9.5c3.54 0 6.71 1.22 9.21 3.6l6.85-6.85C35.9 2.38 30.47 0 24 0 14.62 0 6.51 5.38 2.56 13.22l7.98 6.19C12.43 13.72 17.74 9.5 24 9.5z"
      />
      <path
        fill="#4285F4"
        d="M46.98 24.55c0-1.57-.15-3.09-.38-4.55H24v9.02h12.94c-.58 2.96-2.26 5.48-4.78 7.18l7.73 6c4.51-4.18 7.09-10.36 7.09-17.65z"
      />
      <path
        fill="#FBBC05"
        d="M10.53 28.59A14.5 14.5 0 0 1 9.77 24c0-1.6.28-3.14.76-4.59l-7.98-6.19A23.94 23.94 0 0 0 0 24c0 3.87.93 7.53 2.56 10.78l7.97-6.19z"
      />
      <path
        fill="#34A853"
        d="M24 48c6.48 0 11.93-2.13 15.89-5.81l-7.73-6c-2.15 1.45-4.92 2.3-8.16 2.3-6.26 0-11.57-4.22-13.47-9.91l-7.98 6.19C6.51 42.62 14.62 48 24 48z"
      />
    </svg>
  );
}

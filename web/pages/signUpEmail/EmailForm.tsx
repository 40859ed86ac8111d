import { useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { isEmail, maxLengths } from '../../../domain/accounts/accountRules.ts';
import { codeTimeLeft } from '../../features/account/codeCountdown.ts';
import { SignUpFailure } from '../../features/account/SignUpFailure.tsx';
import { sendCode } from '../../features/account/sendCode.ts';
import {
  changeEmail,
  emptySignUpDraft,
  isVerifyAgain,
  signUpDraft,
} from '../../features/account/signUpDraft.ts';
import { useDraft } from '../../features/account/useDraft.ts';
import { useLoginToResume } from '../../features/orders/resumePath.ts';
import { useClient } from '../../shared/client/ClientContext.tsx';
import { useCallMutation } from '../../shared/client/useCallMutation.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { paths } from '../../shared/paths.ts';
import { IconButton } from '../../shared/ui/Button.tsx';
import type { FieldMessage } from '../../shared/ui/FieldMessageLine.tsx';
import { Form } from '../../shared/ui/Form.tsx';
import { mail } from '../../shared/ui/formShapes.ts';
import { PageLink } from '../../shared/ui/PageLink.tsx';
import { SubmitButton } from '../../shared/ui/SubmitButton.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import { useAppNavigate } from '../../shared/ui/useAppNavigate.ts';

/**
 * Takes the e-mail address and sends a code to it (only the server's 204 leads on;
 * docs/product/accounts.md#sign-up-by-email). A verified address leads on to step 3.
 */
export function EmailForm() {
  const { messages } = useLanguage();
  const signUpMessages = messages.signUp;
  const client = useClient();
  const navigate = useAppNavigate();
  const loginPath = useLoginToResume();
  const { state } = useLocation();
  const { email, codeSentAt, emailVerifyToken } = useDraft(signUpDraft) ?? emptySignUpDraft;
  const input = useRef<HTMLInputElement>(null);
  const [isRefused, setRefused] = useState(false);
  const { mutate, isPending, failure, reset } = useCallMutation({
    mutationFn: (address: string) => sendCode(client, address),
    onSuccess: () => navigate(paths.signUpCode()),
  });

  const isVerified = emailVerifyToken !== '';

  const change = (text: string) => {
    changeEmail(text);
    setRefused(false);
    reset();
  };

  const send = () => {
    if (isVerified) {
      navigate(paths.signUpDetails());
      return;
    }
    const typed = signUpDraft.read().email.trim();
    if (!isEmail(typed)) {
      setRefused(true);
      input.current?.focus();
      return;
    }
    mutate(typed);
  };

  const isTaken = failure?.code === 'existingAccount';
  const isInvalid = isRefused || failure?.code === 'invalidEmail';
  const message: FieldMessage | null = isInvalid
    ? { tone: 'error', text: signUpMessages.invalidEmail }
    : isTaken
      ? {
          tone: 'error',
          text: (
            <>
              {signUpMessages.existingAccount}{' '}
              <PageLink to={loginPath} className="semibold text-pine">
                {signUpMessages.toLogin}
              </PageLink>
            </>
          ),
        }
      : isVerified
        ? { tone: 'ok', text: signUpMessages.emailVerified }
        : null;

  return (
    <Form onSubmit={send} isBusy={isPending}>
      {isVerifyAgain(state) && (
        <p className="rounded-sm bg-sand px-3 py-2.5 text-sm">{signUpMessages.verifyAgain}</p>
      )}
      <TextField
        label={signUpMessages.email}
        name="email"
        type="email"
        icon={mail}
        value={email}
        onChange={change}
        onBlur={() => setRefused(email.trim() !== '' && !isEmail(email.trim()))}
        longest={maxLengths.email}
        hint={isVerified ? undefined : signUpMessages.emailHint}
        message={message}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        inputMode="email"
        enterKeyHint={isVerified ? 'next' : 'send'}
        required
        readOnly={isPending}
        inputRef={input}
        right={
          email !== '' && (
            <IconButton
              icon="close"
              label={signUpMessages.clearEmail}
              onClick={() => {
                change('');
                input.current?.focus();
              }}
            />
          )
        }
      />
      <SignUpFailure
        failure={isTaken || isInvalid ? null : failure}
        action={
          (failure?.status === 429 || failure?.code === 'mailDelayed') &&
          codeTimeLeft(codeSentAt, Date.now()) > 0 && (
            <PageLink
              to={paths.signUpCode()}
              className="inline-flex min-h-11 items-center semibold text-pine"
            >
              {signUpMessages.haveCode}
            </PageLink>
          )
        }
      />
      <SubmitButton isBusy={isPending}>
        {isVerified ? signUpMessages.continue : signUpMessages.sendCode}
      </SubmitButton>
    </Form>
  );
}

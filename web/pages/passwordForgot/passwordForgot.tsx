import { useRef, useState } from 'react';
import { isEmail, maxLengths } from '../../../domain/accounts/accountRules.ts';
import { SignUpFailure } from '../../features/account/SignUpFailure.tsx';
import { SignUpFrame } from '../../features/account/SignUpFrame.tsx';
import type { Messages } from '../../messages/messages.ts';
import { useClient } from '../../shared/client/ClientContext.tsx';
import { useCallMutation } from '../../shared/client/useCallMutation.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { type PageHead, usePageHead } from '../../shared/page/PageHead.ts';
import { paths } from '../../shared/paths.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Form } from '../../shared/ui/Form.tsx';
import { mail } from '../../shared/ui/formShapes.ts';
import { PageLink } from '../../shared/ui/PageLink.tsx';
import { SubmitButton } from '../../shared/ui/SubmitButton.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';

function pageHead(messages: Messages): PageHead {
  return { title: `${messages.forgot.title} · ${messages.brand}`, description: messages.forgot.lead };
}

/**
 * Sends a link for a new password. Shows the same message for every address, so that it does not reveal who has an
 * account.
 */
export function Component() {
  const { messages } = useLanguage();
  const forgotMessages = messages.forgot;
  const client = useClient();
  const input = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState('');
  const [isRefused, setRefused] = useState(false);
  const {
    mutate,
    isPending,
    data: sentTo,
    failure,
    reset,
  } = useCallMutation({
    mutationFn: async (address: string) => {
      await client.call('forgetPassword', { params: {}, query: {}, body: { email: address } });
      return address;
    },
  });
  usePageHead(pageHead(messages));

  const send = () => {
    const typed = email.trim();
    if (!isEmail(typed)) {
      setRefused(true);
      input.current?.focus();
      return;
    }
    mutate(typed);
  };

  const toLogin = (
    <PageLink to={paths.login()} className="mt-6 inline-flex min-h-11 items-center semibold text-pine">
      {forgotMessages.backToLogin}
    </PageLink>
  );
  if (sentTo !== undefined) {
    return (
      <SignUpFrame
        heading={forgotMessages.sentTitle}
        lead={
          <span role="status" className="wrap-anywhere">
            {forgotMessages.sent(sentTo)}
          </span>
        }
      >
        <p className="text-muted text-sm">{forgotMessages.sentHint}</p>
        <Button variant="outline" className="mt-6 w-full md:w-78" onClick={reset}>
          {forgotMessages.again}
        </Button>
        {toLogin}
      </SignUpFrame>
    );
  }
  const isInvalid = isRefused || failure?.code === 'invalidEmail';
  return (
    <SignUpFrame heading={forgotMessages.title} lead={forgotMessages.lead}>
      <Form onSubmit={send} isBusy={isPending}>
        <TextField
          label={messages.signUp.email}
          name="email"
          type="email"
          icon={mail}
          value={email}
          onChange={(text) => {
            setEmail(text);
            setRefused(false);
            reset();
          }}
          longest={maxLengths.email}
          message={isInvalid ? { tone: 'error', text: messages.signUp.invalidEmail } : null}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          inputMode="email"
          enterKeyHint="send"
          required
          readOnly={isPending}
          inputRef={input}
        />
        <SignUpFailure failure={isInvalid ? null : failure} />
        <SubmitButton isBusy={isPending} disabled={email.trim() === ''}>
          {forgotMessages.send}
        </SubmitButton>
      </Form>
      {toLogin}
    </SignUpFrame>
  );
}

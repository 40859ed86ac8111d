import { useRef, useState } from 'react';
import { isEmail, longest } from '../../../domain/accounts/accountRules.ts';
import { SignUpFailure } from '../../features/account/SignUpFailure.tsx';
import { SignUpFrame } from '../../features/account/SignUpFrame.tsx';
import type { Messages } from '../../messages/messages.ts';
import { useClient } from '../../shared/client/ClientContext.tsx';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { type PageHead, usePageHead } from '../../shared/page/PageHead.ts';
import { paths } from '../../shared/paths.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Form } from '../../shared/ui/Form.tsx';
import { mail } from '../../shared/ui/formShapes.ts';
import { PageLink } from '../../shared/ui/PageLink.tsx';
import { SubmitButton } from '../../shared/ui/SubmitButton.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import { useRequest } from '../../shared/ui/useRequest.ts';

function headOf(messages: Messages): PageHead {
  return { title: `${messages.forgot.title} · ${messages.brand}`, description: messages.forgot.lead };
}

/**
 * Sends a link for a new password. Shows the same message for every address, so that it does not reveal who has an
 * account.
 */
export function Component() {
  const { messages } = useLanguage();
  const words = messages.forgot;
  const client = useClient();
  const input = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState('');
  const [isRefused, setRefused] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { isBusy, failure, run, clearFailure } = useRequest();
  usePageHead(headOf(messages));

  const send = () => {
    const typed = email.trim();
    if (!isEmail(typed)) {
      setRefused(true);
      input.current?.focus();
      return;
    }
    run(async () => {
      await client.call('forgetPassword', { params: {}, query: {}, body: { email: typed } });
      setSentTo(typed);
    });
  };

  const toLogin = (
    <PageLink to={paths.login()} className="mt-6 inline-flex min-h-11 items-center semibold text-pine">
      {words.backToLogin}
    </PageLink>
  );
  if (sentTo !== null) {
    return (
      <SignUpFrame
        heading={words.sentTitle}
        lead={
          <span role="status" className="wrap-anywhere">
            {words.sent(sentTo)}
          </span>
        }
      >
        <p className="text-muted text-sm">{words.sentHint}</p>
        <Button variant="outline" className="mt-6 w-full md:w-78" onClick={() => setSentTo(null)}>
          {words.again}
        </Button>
        {toLogin}
      </SignUpFrame>
    );
  }
  const isInvalid = isRefused || failure?.code === 'invalidEmail';
  return (
    <SignUpFrame heading={words.title} lead={words.lead}>
      <Form onSubmit={send} isBusy={isBusy}>
        <TextField
          label={messages.signUp.email}
          name="email"
          type="email"
          icon={mail}
          value={email}
          onChange={(text) => {
            setEmail(text);
            setRefused(false);
            clearFailure();
          }}
          longest={longest.email}
          message={isInvalid ? { tone: 'error', text: messages.signUp.invalidEmail } : null}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          inputMode="email"
          enterKeyHint="send"
          required
          readOnly={isBusy}
          inputRef={input}
        />
        <SignUpFailure failure={isInvalid ? null : failure} />
        <SubmitButton isBusy={isBusy} disabled={email.trim() === ''}>
          {words.send}
        </SubmitButton>
      </Form>
      {toLogin}
    </SignUpFrame>
  );
}

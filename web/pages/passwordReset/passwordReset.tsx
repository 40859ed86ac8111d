import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { isPassword } from '../../../domain/accounts/accountRules.ts';
import { NewPasswordFields } from '../../features/account/NewPasswordFields.tsx';
import { SignUpFailure } from '../../features/account/SignUpFailure.tsx';
import { SignUpFrame } from '../../features/account/SignUpFrame.tsx';
import { session } from '../../features/account/session.ts';
import { isRepeated } from '../../features/account/signUpReveal.ts';
import type { Messages } from '../../messages/messages.ts';
import { useClient } from '../../shared/client/ClientContext.tsx';
import { useCallMutation } from '../../shared/client/useCallMutation.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { type PageHead, usePageHead } from '../../shared/page/PageHead.ts';
import { paths } from '../../shared/paths.ts';
import { buttonClass } from '../../shared/ui/Button.tsx';
import { Form } from '../../shared/ui/Form.tsx';
import { PageLink } from '../../shared/ui/PageLink.tsx';
import { SubmitButton } from '../../shared/ui/SubmitButton.tsx';

function pageHead(messages: Messages): PageHead {
  return { title: `${messages.reset.title} · ${messages.brand}`, description: messages.reset.lead };
}

/** Target of the mailed link: sets a new password (docs/product/accounts.md#fields has its rules). */
export function Component() {
  const { messages } = useLanguage();
  const resetMessages = messages.reset;
  const client = useClient();
  const { search } = useLocation();
  const [token] = useState(() => new URLSearchParams(search).get('token') ?? '');
  const [typed, setTyped] = useState({ password: '', repeat: '' });
  const { mutate, isPending, isSuccess, failure, reset } = useCallMutation({
    mutationFn: () => {
      const body = { token, password: typed.password.trim() };
      return client.call('resetPassword', { params: {}, query: {}, body });
    },
    // The account's sessions have ended, including this browser's.
    onSuccess: () => session.signedOut(),
  });
  usePageHead(pageHead(messages));

  useEffect(() => {
    // The token works once for anyone who has it, so it is removed from the URL.
    const address = new URL(location.href);
    address.searchParams.delete('token');
    history.replaceState(history.state, '', address);
  }, []);

  const isReady = isPassword(typed.password) && isRepeated(typed.password, typed.repeat);

  if (isSuccess) {
    return (
      <SignUpFrame heading={resetMessages.doneTitle} lead={resetMessages.done}>
        <PageLink to={paths.login()} className={`${buttonClass()} w-full md:w-78`}>
          {messages.login.title}
        </PageLink>
      </SignUpFrame>
    );
  }
  const isExpired = token === '' || failure?.code === 'expiredLink';
  if (isExpired) {
    return (
      <SignUpFrame
        heading={resetMessages.expiredTitle}
        lead={<span role="alert">{resetMessages.expiredLink}</span>}
      >
        <PageLink to={paths.passwordForgot()} className={`${buttonClass()} w-full md:w-78`}>
          {resetMessages.askAgain}
        </PageLink>
      </SignUpFrame>
    );
  }
  return (
    <SignUpFrame heading={resetMessages.title} lead={resetMessages.lead}>
      <Form
        isBusy={isPending}
        onSubmit={() => {
          if (isReady) mutate();
        }}
      >
        <NewPasswordFields
          {...typed}
          labels={{ password: resetMessages.newPassword, repeat: resetMessages.repeatPassword }}
          isRepeatShown={isPassword(typed.password)}
          onChange={(part) => {
            setTyped({ ...typed, ...part });
            reset();
          }}
        />
        <SignUpFailure failure={failure} />
        <SubmitButton isBusy={isPending} disabled={!isReady}>
          {resetMessages.save}
        </SubmitButton>
      </Form>
    </SignUpFrame>
  );
}

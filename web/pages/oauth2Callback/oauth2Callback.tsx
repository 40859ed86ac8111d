import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { safeReturnTo } from '../../../contract/returnTo.ts';
import { session } from '../../features/account/session.ts';
import type { Messages } from '../../messages/messages.ts';
import { useClient } from '../../shared/client/ClientContext.tsx';
import { asCallFailure } from '../../shared/client/client.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { type PageHead, usePageHead } from '../../shared/page/PageHead.ts';
import { paths } from '../../shared/paths.ts';
import { useAppNavigate } from '../../shared/ui/useAppNavigate.ts';
import { googleLoginBody, googleOutcome } from './googleCallback.ts';

function pageHead(messages: Messages): PageHead {
  return { title: `${messages.login.title} · ${messages.brand}`, description: messages.login.signingIn };
}

/** Google's redirect target: exchanges the code, once, and continues (docs/product/accounts.md#google). */
export function Component() {
  const { messages } = useLanguage();
  const client = useClient();
  const navigate = useAppNavigate();
  const { search } = useLocation();
  const isSent = useRef(false);
  usePageHead(pageHead(messages));
  useEffect(() => {
    if (isSent.current) return;
    isSent.current = true;
    const request = googleLoginBody(search);
    // The code works once; it must not stay in the URL, where a reload or a copied link would expose it.
    history.replaceState(history.state, '', location.pathname);
    const lead = async () => {
      if (!request) return navigate(paths.login(), { replace: true });
      let status = 0;
      const body = await client.call(
        'logInByOauth2',
        { params: {}, query: {}, body: request },
        undefined,
        (received) => {
          status = received;
        },
      );
      const outcome = googleOutcome(status, body);
      if (outcome.kind === 'signedIn') {
        session.signedIn(outcome.nickname);
        navigate(safeReturnTo(outcome.returnTo) ?? paths.home(), { replace: true });
      } else if (outcome.kind === 'new') {
        const { socialSignUpToken } = outcome;
        navigate(paths.signUpSocial(), { replace: true, state: { socialSignUpToken } });
      } else {
        navigate(paths.login({ reason: 'googleFailed' }), { replace: true });
      }
    };
    lead().catch((error: unknown) => {
      const { code } = asCallFailure(error);
      const reason =
        code === 'existingAccount' ? code : code === 'tooManyRequests' ? 'googleBusy' : 'googleFailed';
      navigate(paths.login({ reason }), { replace: true });
    });
  }, [client, navigate, search]);
  return (
    <div className="mx-auto max-w-md px-4 py-20 text-center">
      <h1 className="bold text-xl">{messages.login.loading}</h1>
      <p role="status" className="mt-2 text-muted">
        {messages.login.signingIn}
      </p>
    </div>
  );
}

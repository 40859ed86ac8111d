import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { safeReturnTo } from '../../../contract/returnTo.ts';
import { LoginForm } from '../../features/account/LoginForm.tsx';
import { SignUpFrame } from '../../features/account/SignUpFrame.tsx';
import { useNickname } from '../../features/account/useNickname.ts';
import type { Messages } from '../../messages/messages.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { isRecord } from '../../shared/isRecord.ts';
import { type PageHead, usePageHead } from '../../shared/page/PageHead.ts';
import { type LoginReason, loginReasons, paths } from '../../shared/paths.ts';
import { PageLink } from '../../shared/ui/PageLink.tsx';
import { useRedirect } from '../../shared/ui/useAppNavigate.ts';

function pageHead(messages: Messages): PageHead {
  return { title: `${messages.login.title} · ${messages.brand}`, description: messages.login.description };
}

function isFromReturnTo(state: unknown): boolean {
  return isRecord(state) && 'isFromReturnTo' in state;
}

/**
 * Login (docs/product/accounts.md#sign-in). Says why the visitor was sent here, and returns to the page they wanted.
 */
export function Component() {
  const { messages } = useLanguage();
  const { login: loginMessages, signUp } = messages;
  const nickname = useNickname();
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const query = new URLSearchParams(search);
  const returnTo = safeReturnTo(query.get('returnTo')) ?? paths.home();
  const reason = loginReasons.find((one): one is LoginReason => one === query.get('reason'));
  const sentence = reason && loginMessages.reasons[reason];
  // A Google sign-in error is shown beside the button that retries it.
  const isGoogleFailure = reason === 'googleFailed' || reason === 'googleBusy';
  usePageHead(pageHead(messages));
  const liesBelow = isFromReturnTo(state);
  const goesBack = nickname !== null && liesBelow;
  // Otherwise the page would be in the history twice, and its Back would seem to do nothing.
  useEffect(() => {
    if (goesBack) navigate(-1);
  }, [goesBack, navigate]);
  useRedirect(nickname && !liesBelow ? returnTo : null);
  const link = 'inline-flex min-h-11 items-center semibold text-pine';
  return (
    <SignUpFrame
      heading={loginMessages.title}
      lead={!isGoogleFailure && sentence && <span role="status">{sentence}</span>}
    >
      <LoginForm returnTo={returnTo} googleFailure={isGoogleFailure ? sentence : undefined} />
      <div className="mt-6 flex flex-wrap items-center justify-between gap-x-4 text-sm">
        <p className="text-muted">
          {loginMessages.newHere}{' '}
          <PageLink to={paths.signUpEmail()} className={link}>
            {signUp.title}
          </PageLink>
        </p>
        <PageLink to={paths.passwordForgot()} className={link}>
          {loginMessages.forgot}
        </PageLink>
      </div>
    </SignUpFrame>
  );
}

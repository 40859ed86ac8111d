import { SignUpFrame } from '../../features/account/SignUpFrame.tsx';
import { useLoginToResume } from '../../features/orders/resumePath.ts';
import type { Messages } from '../../messages/messages.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { type PageHead, usePageHead } from '../../shared/page/PageHead.ts';
import { PageLink } from '../../shared/ui/PageLink.tsx';
import { EmailForm } from './EmailForm.tsx';

function pageHead(messages: Messages): PageHead {
  const { emailHeading, emailLead } = messages.signUp;
  return { title: `${emailHeading} · ${messages.brand}`, description: emailLead };
}

/** Step 1 of the sign-up by e-mail: the address. */
export function Component() {
  const { messages } = useLanguage();
  const signUpMessages = messages.signUp;
  const loginPath = useLoginToResume();
  usePageHead(pageHead(messages));
  return (
    <SignUpFrame step={1} heading={signUpMessages.emailHeading} lead={signUpMessages.emailLead}>
      <EmailForm />
      <p className="mt-8 text-muted text-sm">
        {signUpMessages.haveAccount}{' '}
        <PageLink to={loginPath} className="inline-flex min-h-11 items-center semibold text-pine">
          {signUpMessages.logIn}
        </PageLink>
      </p>
    </SignUpFrame>
  );
}

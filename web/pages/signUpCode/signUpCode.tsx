import { SignUpFrame } from '../../features/account/SignUpFrame.tsx';
import { signUpDraft } from '../../features/account/signUpDraft.ts';
import { useDraft } from '../../features/account/useDraft.ts';
import type { Messages } from '../../messages/messages.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { type PageHead, usePageHead } from '../../shared/page/PageHead.ts';
import { paths } from '../../shared/paths.ts';
import { PageLink } from '../../shared/ui/PageLink.tsx';
import { useRedirect } from '../../shared/ui/useAppNavigate.ts';
import { CodeForm } from './CodeForm.tsx';

function pageHead(messages: Messages): PageHead {
  const { codeHeading, codeLead } = messages.signUp;
  return { title: `${codeHeading} · ${messages.brand}`, description: codeLead };
}

/**
 * Step 2 of the sign-up by e-mail: the code. Without an address to which a code was sent, back to step 1
 * (docs/product/accounts.md#sign-up-by-email).
 */
export function Component() {
  const { messages } = useLanguage();
  const signUpMessages = messages.signUp;
  const draft = useDraft(signUpDraft);
  const isHeld = draft === null || (draft.email !== '' && draft.codeSentAt !== null);
  useRedirect(isHeld ? null : paths.signUpEmail());
  usePageHead(pageHead(messages));
  return (
    <SignUpFrame
      step={2}
      heading={signUpMessages.codeHeading}
      lead={
        <>
          {signUpMessages.codeLead}
          {/* The line is reserved, so that nothing moves when the address is shown. */}
          <span className="block min-h-6 semibold text-ink">{isHeld && draft?.email}</span>
        </>
      }
    >
      <CodeForm
        email={draft?.email ?? ''}
        codeSentAt={draft?.codeSentAt ?? null}
        wrongCodes={draft?.wrongCodes ?? 0}
      />
      <p className="mt-6 text-sm">
        <PageLink to={paths.signUpEmail()} className="inline-flex min-h-11 items-center semibold text-pine">
          {signUpMessages.otherEmail}
        </PageLink>
      </p>
    </SignUpFrame>
  );
}

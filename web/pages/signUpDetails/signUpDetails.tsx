import { useEffect, useState } from 'react';
import { passwordDraft, revealed } from '../../features/account/passwordDraft.ts';
import { SignUpFrame } from '../../features/account/SignUpFrame.tsx';
import { signUpDraft, verifyAgainState } from '../../features/account/signUpDraft.ts';
import { useDraft } from '../../features/account/useDraft.ts';
import type { Messages } from '../../messages/messages.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { type PageHead, usePageHead } from '../../shared/page/PageHead.ts';
import { paths } from '../../shared/paths.ts';
import { useRedirect } from '../../shared/ui/useAppNavigate.ts';
import { DetailsForm } from './DetailsForm.tsx';

function pageHead(messages: Messages): PageHead {
  const { detailsHeading, detailsLead } = messages.signUp;
  return { title: `${detailsHeading} · ${messages.brand}`, description: detailsLead };
}

/**
 * Step 3 of the sign-up by e-mail. Without a verified address, back to step 1
 * (docs/product/accounts.md#sign-up-by-email).
 */
export function Component() {
  const { messages } = useLanguage();
  const signUpMessages = messages.signUp;
  const draft = useDraft(signUpDraft);
  const [isDone, setDone] = useState(false);
  const [isExpired, setExpired] = useState(false);
  const isHeld = draft === null || draft.emailVerifyToken !== '';
  useRedirect(isHeld || isDone ? null : paths.signUpEmail(), isExpired ? verifyAgainState : null);
  usePageHead(pageHead(messages));

  useEffect(() => {
    if (!isDone) return;
    // The account is created: the draft is cleared after this page is left
    // (docs/product/accounts.md#sign-up-by-email).
    return () => {
      signUpDraft.clear();
      passwordDraft.clear();
      revealed.clear();
    };
  }, [isDone]);

  useEffect(() => {
    if (isExpired) signUpDraft.change({ emailVerifyToken: '', codeSentAt: null });
  }, [isExpired]);

  return (
    <SignUpFrame step={3} heading={signUpMessages.detailsHeading} lead={signUpMessages.detailsLead}>
      <DetailsForm onSignedUp={() => setDone(true)} onProofExpired={() => setExpired(true)} />
    </SignUpFrame>
  );
}

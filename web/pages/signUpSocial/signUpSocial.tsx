import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { SignUpFrame } from '../../features/account/SignUpFrame.tsx';
import { socialDraft, tokenFromState } from '../../features/account/socialDraft.ts';
import { useClearSocialDraft } from '../../features/account/useClearSocialDraft.ts';
import { useDraft } from '../../features/account/useDraft.ts';
import type { Messages } from '../../messages/messages.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { type PageHead, usePageHead } from '../../shared/page/PageHead.ts';
import { paths } from '../../shared/paths.ts';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';
import { useAppNavigate, useRedirect } from '../../shared/ui/useAppNavigate.ts';
import { SocialForm } from './SocialForm.tsx';

function pageHead(messages: Messages): PageHead {
  const { socialHeading, socialLead } = messages.signUp;
  return { title: `${socialHeading} · ${messages.brand}`, description: socialLead };
}

/**
 * Completes a sign-up that was started by a Google sign-in. Requires its token in the navigation state
 * (docs/product/accounts.md#google).
 */
export function Component() {
  const { messages } = useLanguage();
  const signUpMessages = messages.signUp;
  const { state } = useLocation();
  const navigate = useAppNavigate();
  const draft = useDraft(socialDraft);
  const token = tokenFromState(state);
  useClearSocialDraft();
  // The state is known only in the browser.
  useRedirect(draft === null || token !== '' ? null : paths.login());
  usePageHead(pageHead(messages));

  useEffect(() => {
    // Another token belongs to another person's sign-up; an earlier draft is discarded.
    if (token === '' || socialDraft.read().socialSignUpToken === token) return;
    socialDraft.clear();
    socialDraft.change({ socialSignUpToken: token });
  }, [token]);

  const onEnd = (isSignedUp: boolean) => {
    if (isSignedUp)
      navigate(paths.signUpComplete(), { replace: true, state: { from: paths.signUpSocial() } });
    else navigate(paths.login({ reason: 'googleFailed' }), { replace: true });
  };

  return (
    <SignUpFrame heading={signUpMessages.socialHeading} lead={signUpMessages.socialLead}>
      {draft && token !== '' && draft.socialSignUpToken === token ? (
        <SocialForm draft={draft} onEnd={onEnd} />
      ) : (
        <div className="grid gap-3">
          <Skeleton className="mt-8 h-11 w-full md:w-78" />
          <Skeleton className="mt-12 h-11 w-full rounded-full md:w-78" />
        </div>
      )}
    </SignUpFrame>
  );
}

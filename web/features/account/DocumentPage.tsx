import { queryOptions, useQuery } from '@tanstack/react-query';
import { micromark } from 'micromark';
import { useLocation, useNavigate } from 'react-router';
import type { Language } from '../../../domain/languages.ts';
import { useClient } from '../../shared/client/ClientContext.tsx';
import type { DocumentName, GuideClient } from '../../shared/client/client.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { isRecord } from '../../shared/isRecord.ts';
import { paths } from '../../shared/paths.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { useAppNavigate } from '../../shared/ui/useAppNavigate.ts';
import type { Agreements } from './AgreementBoxes.tsx';
import { emptySignUpDraft, signUpDraft } from './signUpDraft.ts';
import { emptySocialDraft, socialDraft } from './socialDraft.ts';
import { useClearSocialDraft } from './useClearSocialDraft.ts';
import { useDraft } from './useDraft.ts';

/** A document as Markdown; its title is the page's heading. */
export const documentQuery = (client: GuideClient, name: DocumentName, language: Language) =>
  queryOptions({
    queryKey: ['document', name, language],
    queryFn: () => client.document(name, language),
  });

interface DocumentPageProps {
  name: DocumentName;
  agreement: keyof Agreements;
}

/**
 * A document that a sign-up requires agreement to (docs/product/accounts.md#terms-and-privacy). Agree is shown during a
 * sign-up only; everyone can read the document (docs/product/deviations.md).
 */
export function DocumentPage({ name, agreement }: DocumentPageProps) {
  const { language, messages } = useLanguage();
  const { data: text = '' } = useQuery(documentQuery(useClient(), name, language));
  const { state, key } = useLocation();
  const navigate = useNavigate();
  const navigateInApp = useAppNavigate();
  const { emailVerifyToken } = useDraft(signUpDraft) ?? emptySignUpDraft;
  const { socialSignUpToken } = useDraft(socialDraft) ?? emptySocialDraft;
  useClearSocialDraft();

  const cameFrom = isRecord(state) ? state.from : undefined;
  const isSocial = socialSignUpToken !== '' && (cameFrom === paths.signUpSocial() || emailVerifyToken === '');

  const agree = () => {
    if (isSocial) socialDraft.change({ [agreement]: true });
    else signUpDraft.change({ [agreement]: true });
    // A page that was opened directly has no earlier page of the app in its history.
    if (key !== 'default') navigate(-1);
    else if (isSocial) navigateInApp(paths.signUpSocial(), { replace: true, state: { socialSignUpToken } });
    else navigateInApp(paths.signUpDetails(), { replace: true });
  };

  return (
    <div className="mx-auto max-w-2xl px-4 pt-8 pb-10">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: micromark lets no HTML and no script address through */}
      <article className="document" dangerouslySetInnerHTML={{ __html: micromark(text) }} />
      {(isSocial || emailVerifyToken !== '') && (
        <div className="sticky bottom-bar mt-8 bg-paper py-2 low:static">
          <Button onClick={agree} className="w-full md:w-78">
            {messages.signUp.agree}
          </Button>
        </div>
      )}
    </div>
  );
}

import type { LoaderFunctionArgs } from 'react-router';
import { DocumentPage, documentQuery } from '../../features/account/DocumentPage.tsx';
import type { Messages } from '../../messages/messages.ts';
import { readServices } from '../../shared/client/services.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { type PageHead, usePageHead } from '../../shared/page/PageHead.ts';
import { paths } from '../../shared/paths.ts';

export async function loader({ context }: LoaderFunctionArgs): Promise<null> {
  const { client, queries, language } = readServices(context);
  await queries.fetchQuery(documentQuery(client, 'privacy', language));
  return null;
}

function pageHead(messages: Messages): PageHead {
  const title = `${messages.signUp.privacy} · ${messages.brand}`;
  return { title, description: title, canonical: paths.privacy() };
}

export function Component() {
  const { messages } = useLanguage();
  usePageHead(pageHead(messages));
  return <DocumentPage name="privacy" agreement="privacyChecked" />;
}

import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { DocumentPage } from '../../features/account/DocumentPage.tsx';
import type { Messages } from '../../messages/messages.ts';
import { servicesOf } from '../../shared/client/services.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { type PageHead, usePageHead } from '../../shared/page/PageHead.ts';
import { paths } from '../../shared/paths.ts';

export async function loader({ context }: LoaderFunctionArgs): Promise<string> {
  const { client, language } = servicesOf(context);
  return await client.document('terms', language);
}

function headOf(messages: Messages): PageHead {
  const title = `${messages.signUp.terms} · ${messages.brand}`;
  return { title, description: title, canonical: paths.terms() };
}

export const handle = { head: (_: unknown, messages: Messages) => headOf(messages) };

export function Component() {
  const text = useLoaderData<string>();
  const { messages } = useLanguage();
  usePageHead(headOf(messages));
  return <DocumentPage text={text} agreement="termsChecked" />;
}

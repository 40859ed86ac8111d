import { useLanguage } from '../i18n/LanguageContext.tsx';
import { EmptyPage } from './EmptyPage.tsx';
import { usePageHead } from './PageHead.ts';

/** For an unknown address; `heading` is the page's own sentence for it. */
export function NotFound({ heading }: { heading?: string }) {
  const { brand, notFound } = useLanguage().messages;
  usePageHead({ title: `${notFound.title} · ${brand}`, description: notFound.text });
  return <EmptyPage title={heading ?? notFound.title} text={notFound.text} />;
}

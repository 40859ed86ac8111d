import { useLanguage } from '../i18n/LanguageContext.tsx';
import { NothingHere } from './NothingHere.tsx';
import { usePageHead } from './PageHead.ts';

/** For an address that leads nowhere. */
export function NotFound() {
  const { brand, notFound } = useLanguage().messages;
  usePageHead({ title: `${notFound.title} · ${brand}`, description: notFound.text });
  return <NothingHere title={notFound.title} text={notFound.text} />;
}

import { htmlLang } from '../../../domain/languages.ts';
import { readingLangTags, readingScripts } from '../../../domain/reading/readings.ts';
import { useLanguage } from '../i18n/LanguageContext.tsx';

interface ReadingProps {
  /** Missing for a name that is shown without one. */
  text: string | undefined;
}

/** The `lang` of readings on this page; undefined where it is the page's own. */
function useReadingLang(): string | undefined {
  const { language } = useLanguage();
  const script = readingScripts[language];
  const lang = script ? readingLangTags[script] : undefined;
  return lang === htmlLang[language] ? undefined : lang;
}

/** How a Korean name is said, as a small line below it. */
export function Reading({ text }: ReadingProps) {
  const lang = useReadingLang();
  if (text === undefined) return null;
  return (
    <span lang={lang} className="block text-muted text-xs">
      {text}
    </span>
  );
}

/** The reading within a line of text, small and in brackets after the name. */
export function ReadingInLine({ text }: ReadingProps) {
  const lang = useReadingLang();
  if (text === undefined) return null;
  return (
    <span className="text-muted text-sm">
      （<span lang={lang}>{text}</span>）
    </span>
  );
}

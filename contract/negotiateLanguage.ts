import { htmlLang, type Language, languages } from '../domain/languages.ts';
import { cookieValues } from './cookies.ts';

const isLanguage = (text: string): text is Language => languages.some((language) => language === text);

/** The language of a text such as `EN`, or null. */
export function parseLanguage(text: string | null | undefined): Language | null {
  const lower = text?.toLowerCase() ?? '';
  return isLanguage(lower) ? lower : null;
}

/** Regions that write Traditional Chinese; used if a language range names no script. */
const traditionalRegions = ['tw', 'hk', 'mo'];

/** One entry of Accept-Language. */
function rangeLanguage(range: string): Language | null {
  const [primary = '', ...subtags] = range.toLowerCase().split('-');
  if (primary === 'zh') {
    if (subtags.includes('hans')) return 'cn';
    const isTraditional = [...traditionalRegions, 'hant'].some((subtag) => subtags.includes(subtag));
    return isTraditional ? 'tw' : 'cn';
  }
  return languages.find((language) => htmlLang[language].split('-')[0] === primary) ?? null;
}

/**
 * The best supported language for an Accept-Language header (RFC 9110, section 12.5.4), or null when it names none of
 * ours. `*` is no preference (docs/product/languages.md#choosing-the-language), and a quality of 0 excludes a language.
 */
export function parseAcceptLanguage(header: string | undefined): Language | null {
  const preferences = (header ?? '')
    .slice(0, 500)
    .split(',')
    .map((entry, index) => {
      const [range = '', ...parameters] = entry.trim().split(';');
      const quality = parameters.map((one) => /^\s*q=([\d.]+)\s*$/.exec(one)?.[1]).find(Boolean);
      return {
        language: rangeLanguage(range.trim()),
        quality: quality === undefined ? 1 : Number(quality),
        index,
      };
    })
    .filter(({ language, quality }) => language && quality > 0);
  preferences.sort((a, b) => b.quality - a.quality || a.index - b.index);
  return preferences[0]?.language ?? null;
}

/** The language that the visitor chose, from a Cookie header or `document.cookie`; null if there is none. */
export function chosenLanguage(cookies: string | undefined): Language | null {
  const chosen = cookieValues(cookies ?? '', 'language').map(parseLanguage);
  return chosen.find((language) => language !== null) ?? null;
}

/**
 * The `lang` of the address, which may be a tag such as `zh-TW`; otherwise the visitor's choice, otherwise the browser's
 * language, otherwise ko (docs/product/languages.md).
 */
export function negotiateLanguage(requested: {
  address: string | null;
  /** A Cookie header, or `document.cookie`. */
  cookies: string | undefined;
  header: string | undefined;
}): Language {
  return (
    parseLanguage(requested.address) ??
    rangeLanguage(requested.address ?? '') ??
    chosenLanguage(requested.cookies) ??
    parseAcceptLanguage(requested.header) ??
    'ko'
  );
}

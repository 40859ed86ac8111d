import type { PlaceDetail, UntranslatedField } from '../../../contract/places.ts';

/** The `lang` of a text that is not in the page's language. */
export function textLang(
  { untranslated, fallbacks }: Pick<PlaceDetail, 'untranslated' | 'fallbacks'>,
  field: UntranslatedField,
): 'en' | 'ko' | undefined {
  if (untranslated?.includes(field)) return 'en';
  return fallbacks.some((one) => one === field) ? 'ko' : undefined;
}

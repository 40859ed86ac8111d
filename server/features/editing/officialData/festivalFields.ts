import { maxFestivalLengths } from '../../../../domain/festivals/festivalFields.ts';
import { byLanguage, type Language } from '../../../../domain/languages.ts';
import type { OfficialContent } from './officialContent.ts';
import { officialAddress, officialPhone, shortened } from './officialFields.ts';

/** Converts a festival of the official data to the desk's fields. Null if its dates are missing. */
export function proposedFestival(content: OfficialContent) {
  const { detail, others, days } = content;
  if (!days) return null;
  const texts = (max: number, ko: string, other: (language: Language) => string | undefined) =>
    byLanguage((language) => {
      const text = language === 'ko' ? ko : (other(language) ?? '');
      return shortened(text.replaceAll('\n', ' '), max);
    });
  return {
    startsOn: days.begins,
    endsOn: days.ends,
    fields: {
      name: texts(maxFestivalLengths.name, content.title, (language) => others[language]?.title),
      summary: texts(
        maxFestivalLengths.summary,
        detail?.overview ?? '',
        (language) => others[language]?.overview,
      ),
      place: texts(maxFestivalLengths.place, detail?.eventPlace ?? '', () => ''),
      address: shortened(officialAddress(content.address), maxFestivalLengths.address),
      phone: officialPhone(content.phone, detail?.phone ?? ''),
      position: content.position,
      startsOn: days.begins,
      endsOn: days.ends,
    },
  };
}

import {
  type PlaceFieldName,
  placeFieldNameSchema,
  placeFieldsSchema,
  type SomePlaceFields,
  somePlaceFieldsSchema,
} from '../../../../contract/desk/placeFields.ts';
import { region } from '../../../../domain/geography/region.ts';
import { languages } from '../../../../domain/languages.ts';
import type { PlaceType } from '../../../../domain/places/placeTypes.ts';
import type { ThemeKey } from '../../../../domain/places/themeKeys.ts';
import type { OfficialKind } from '../../../providers/tourapi.ts';
import { readHours } from './hoursText.ts';
import type { OfficialContent } from './officialContent.ts';

/** The types and themes of official kinds that can be places. Festivals and courses can't. */
export const placeKinds: Partial<
  Record<OfficialKind, { readonly type: PlaceType; readonly themes: readonly ThemeKey[] }>
> = {
  sight: { type: 'tour', themes: [] },
  culture: { type: 'tour', themes: ['culture'] },
  leisure: { type: 'tour', themes: ['leisure'] },
  shopping: { type: 'tour', themes: ['shopping'] },
  stay: { type: 'accommodation', themes: ['hotel'] },
  food: { type: 'restaurant', themes: ['restaurant'] },
};

/** The first telephone number of a text, as the guide writes it; '' without one. */
export function officialPhone(...texts: readonly string[]): string {
  for (const text of texts) {
    const [, area, middle, last] =
      /(?<!\d)(0\d{1,2})[-.) ]{0,2}(\d{3,4})[-. ]?(\d{4})(?!\d)/.exec(text) ?? [];
    if (area !== undefined) return `${area}-${middle}-${last}`;
    const [, head, tail] = /(?<!\d)(1\d{3})[-. ]?(\d{4})(?!\d)/.exec(text) ?? [];
    if (head !== undefined) return `${head}-${tail}`;
  }
  return '';
}

/** A Korean address as the guide writes it: the province's full name, and no remark in brackets at its end. */
export function officialAddress(text: string): string {
  return text
    .replace(/\s*\([^)]*\)\s*$/, '')
    .replace(/^(강원특별자치도|강원도|강원)\s+/, '강원특별자치도 ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** A text of at most so many characters, ended at a sentence where there is one. */
export function shortened(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max).toWellFormed().replaceAll('\ufffd', '');
  const end = Math.max(cut.lastIndexOf('. '), cut.lastIndexOf('.\n'), cut.lastIndexOf('。'));
  return (end > max / 2 ? cut.slice(0, end + 1) : cut).trim();
}

/** The official texts about opening hours as a fact, for an editor to read. */
function hoursFact({ detail }: OfficialContent): string | null {
  const said = [
    detail?.hours && `운영 시간: ${detail.hours.replaceAll('\n', ' / ')}`,
    detail?.restDays && `쉬는 날: ${detail.restDays.replaceAll('\n', ' / ')}`,
  ].filter((text) => typeof text === 'string' && text !== '');
  return detail?.hours ? shortened(`한국관광공사 ${said.join(', ')}`, 500) : null;
}

interface OfficialFields {
  /** Facts that are compared with the guide's. */
  readonly facts: SomePlaceFields;
  /** Texts that the guide writes itself, by field. */
  readonly texts: SomePlaceFields;
  /** Opening hours that only a person can read. */
  readonly hoursFact: string | null;
}

/** What official data says, as fields of a place. A value that a draft could not hold is left out. */
export function officialFields(content: OfficialContent): OfficialFields {
  const { detail, position, others } = content;
  const hours = detail && readHours(detail.hours, detail.restDays);
  const isInside =
    position &&
    position.lat > region.lat[0] &&
    position.lat < region.lat[1] &&
    position.lng > region.lng[0] &&
    position.lng < region.lng[1];
  const known = (text: string) => (text === '' ? undefined : text);
  const texts: Partial<Record<PlaceFieldName, unknown>> = {
    'name.ko': known(content.title),
    'information.ko': known(shortened(detail?.overview ?? '', 1_200)),
  };
  for (const language of languages) {
    const other = others[language];
    if (!other) continue;
    texts[`name.${language}`] = known(other.title);
    texts[`address.${language}`] = known(other.address);
    texts[`information.${language}`] = known(shortened(other.overview, 1_200));
  }
  return {
    facts: usable({
      'address.ko': known(officialAddress(content.address)),
      phone: known(officialPhone(content.phone, detail?.phone ?? '')),
      position: isInside ? position : undefined,
      ...hours,
    }),
    texts: usable(texts),
    hoursFact: hours ? null : hoursFact(content),
  };
}

function usable(fields: Partial<Record<PlaceFieldName, unknown>>): SomePlaceFields {
  const entries = placeFieldNameSchema.options.flatMap((name) => {
    const value = fields[name];
    return value !== undefined && placeFieldsSchema.shape[name].safeParse(value).success
      ? [[name, value]]
      : [];
  });
  return somePlaceFieldsSchema.parse(Object.fromEntries(entries));
}

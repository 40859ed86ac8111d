import { z } from 'zod';
import type { Language } from '../../domain/languages.ts';
import { plainText } from './plainText.ts';
import {
  type OfficialFestivalRow,
  type OfficialIntro,
  type OfficialKind,
  type OfficialPhotograph,
  type OfficialPosition,
  type OfficialRow,
  officialKinds,
  TourApiFailure,
  type TourApiFault,
} from './tourapi.ts';

/** Host of the organization's pictures. */
export const photographOrigin = 'https://tong.visitkorea.or.kr';

/** Content types of Korean and of other languages. */
const types: Record<OfficialKind, { readonly ko: string; readonly other: string | null }> = {
  sight: { ko: '12', other: '76' },
  culture: { ko: '14', other: '78' },
  festival: { ko: '15', other: '85' },
  course: { ko: '25', other: null },
  leisure: { ko: '28', other: '75' },
  stay: { ko: '32', other: '80' },
  shopping: { ko: '38', other: '79' },
  food: { ko: '39', other: '82' },
};
const kindsByType = (language: 'ko' | 'other') =>
  new Map(officialKinds.map((kind) => [types[kind][language], kind]));
const koreanKinds = kindsByType('ko');
const otherKinds = kindsByType('other');

export const koreanType = (kind: OfficialKind): string => types[kind].ko;

/** The documentation says that all values are texts, but some are numbers or null. */
const value = z
  .union([z.string(), z.number().transform(String), z.null().transform(() => '')])
  .optional()
  .transform((text) => text ?? '');

const itemSchema = z.record(z.string(), z.unknown());
const wholeNumber = z.coerce.number().pipe(z.int().min(0));

const envelopeSchema = z.object({
  response: z.object({
    header: z.object({ resultCode: z.string(), resultMsg: z.string().optional() }),
    body: z
      .object({
        // No row: ''. One row: an object or an array of one.
        items: z.union([
          z.literal('').transform(() => []),
          z.null().transform(() => []),
          z
            .object({
              item: z.union([z.array(itemSchema), itemSchema.transform((item) => [item])]).optional(),
            })
            .transform(({ item }) => item ?? []),
        ]),
        numOfRows: wholeNumber.optional(),
        pageNo: wholeNumber.optional(),
        totalCount: wholeNumber.optional(),
      })
      .optional(),
  }),
});
/** Errors in parameters have no envelope. */
const flatErrorSchema = z.object({ resultCode: z.union([z.string(), z.number().transform(String)]) });

type Item = z.infer<typeof itemSchema>;

/** Codes of the public data portal (returnReasonCode) and of the service itself (resultCode). */
const faultsByCode: Readonly<Record<string, TourApiFault>> = {
  '10': 'parameters',
  '11': 'parameters',
  '20': 'unknownKey',
  '22': 'quota',
  '23': 'quota',
  '30': 'unknownKey',
  '31': 'expiredKey',
  '32': 'unknownKey',
};
const codeFailure = (code: string) => {
  const short = code.replace(/^0+(?=\d\d)/, '');
  return new TourApiFailure(faultsByCode[short] ?? 'unreadable', `code ${short.slice(0, 8)}`);
};

/**
 * Parses the rows of a response. It takes the text, since errors of key and quota are XML whatever format was requested,
 * and may have the status 200.
 * @throws TourApiFailure
 */
export function readItems(status: number, text: string): { items: readonly Item[]; hasMore: boolean } {
  const [, code] = /<returnReasonCode>\s*(\w+)\s*<\/returnReasonCode>/.exec(text) ?? [];
  if (code !== undefined) throw codeFailure(code);
  if (status === 429) throw new TourApiFailure('quota', 'status 429');
  if (status === 401 || status === 403) throw new TourApiFailure('unknownKey', `status ${status}`);
  if (status >= 500 || (status >= 300 && status < 400))
    throw new TourApiFailure('unreachable', `status ${status}`);
  let response: unknown;
  try {
    response = JSON.parse(text);
  } catch {
    throw new TourApiFailure('unreadable', 'no JSON');
  }
  const read = envelopeSchema.safeParse(response);
  if (!read.success) {
    const flat = flatErrorSchema.safeParse(response);
    throw flat.success ? codeFailure(flat.data.resultCode) : new TourApiFailure('unreadable', 'other JSON');
  }
  const { header, body } = read.data.response;
  if (!/^0+$/.test(header.resultCode)) {
    // "No data" is no error.
    if (/^0*3$/.test(header.resultCode)) return { items: [], hasMore: false };
    throw codeFailure(header.resultCode);
  }
  const { items = [], numOfRows = 0, pageNo = 1, totalCount = 0 } = body ?? {};
  return { items, hasMore: items.length > 0 && pageNo * numOfRows < totalCount };
}

/** A position in Korea; the text "null", an empty text or 0 where there is none. */
function parsePosition(mapx: string, mapy: string): OfficialPosition | null {
  const [lng, lat] = [Number.parseFloat(mapx), Number.parseFloat(mapy)];
  return lat > 32 && lat < 40 && lng > 124 && lng < 133 ? { lat, lng } : null;
}

const licences: Readonly<Record<string, OfficialPhotograph['licence']>> = { Type1: 'kogl1', Type3: 'kogl3' };

/** Null if the licence does not permit the guide to show the photograph, or if it is on another host. */
function parsePhotograph(address: string, type: string, title: string): OfficialPhotograph | null {
  const licence = licences[type.trim()];
  if (!licence || !URL.canParse(address)) return null;
  const url = new URL(address);
  url.protocol = 'https:';
  return url.origin === photographOrigin ? { address: url.href, title: plainText(title), licence } : null;
}

const oneLine = (text: string) => plainText(text).replaceAll('\n', ' ');

const rowSchema = z.object({
  contentid: value.pipe(z.string().regex(/^\d{1,12}$/)),
  oldContentid: value,
  contenttypeid: value,
  title: value.pipe(z.string().min(1)),
  addr1: value,
  addr2: value,
  tel: value,
  mapx: value,
  mapy: value,
  firstimage: value,
  cpyrhtDivCd: value,
  modifiedtime: value,
  showflag: value,
});

function toRow(language: Language, row: z.infer<typeof rowSchema>): OfficialRow {
  const kinds = language === 'ko' ? koreanKinds : otherKinds;
  const title = oneLine(row.title);
  return {
    contentId: row.contentid,
    oldContentId: /^\d{1,12}$/.test(row.oldContentid) ? row.oldContentid : '',
    kind: kinds.get(row.contenttypeid) ?? null,
    title,
    address: oneLine(`${row.addr1} ${row.addr2}`),
    phone: oneLine(row.tel),
    position: parsePosition(row.mapx, row.mapy),
    photograph: parsePhotograph(row.firstimage, row.cpyrhtDivCd, title),
    modified: row.modifiedtime,
    isShown: row.showflag !== '0',
  };
}

/** A row without id or title is left out. */
export function readRows(language: Language, items: readonly Item[]): OfficialRow[] {
  return items.flatMap((item) => {
    const { data } = rowSchema.safeParse(item);
    return data ? [toRow(language, data)] : [];
  });
}

const day = value.pipe(z.string().regex(/^20\d{2}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/));
const festivalSchema = rowSchema.extend({ eventstartdate: day, eventenddate: day });
const dashed = (date: string) => `${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6)}`;

/** A festival without its days is left out. */
export function readFestivals(language: Language, items: readonly Item[]): OfficialFestivalRow[] {
  return items.flatMap((item) => {
    const { data } = festivalSchema.safeParse(item);
    if (!data || data.eventstartdate > data.eventenddate) return [];
    return [
      { ...toRow(language, data), begins: dashed(data.eventstartdate), ends: dashed(data.eventenddate) },
    ];
  });
}

const commonSchema = z.object({ overview: value });
export const readOverview = (items: readonly Item[]): string =>
  plainText(commonSchema.parse(items[0] ?? {}).overview);

/** The first field that is not empty: each content type has its own names. */
const firstValue = (item: Item, names: readonly string[]) =>
  names.map((name) => plainText(value.safeParse(item[name]).data ?? '')).find((text) => text !== '') ?? '';

export function readIntro([item = {}]: readonly Item[]): OfficialIntro {
  return {
    hours: firstValue(item, [
      'usetime',
      'usetimeculture',
      'usetimeleports',
      'opentime',
      'opentimefood',
      'playtime',
    ]),
    restDays: firstValue(item, [
      'restdate',
      'restdateculture',
      'restdateleports',
      'restdateshopping',
      'restdatefood',
    ]),
    phone: firstValue(item, [
      'infocenter',
      'infocenterculture',
      'infocenterleports',
      'infocenterlodging',
      'infocentershopping',
      'infocenterfood',
      'sponsor1tel',
    ]),
    eventPlace: oneLine(firstValue(item, ['eventplace'])),
  };
}

const photographSchema = z.object({ originimgurl: value, imgname: value, cpyrhtDivCd: value });

export function readPhotographs(items: readonly Item[]): OfficialPhotograph[] {
  return items.flatMap((item) => {
    const { data } = photographSchema.safeParse(item);
    const photograph = data && parsePhotograph(data.originimgurl, data.cpyrhtDivCd, data.imgname);
    return photograph ? [photograph] : [];
  });
}

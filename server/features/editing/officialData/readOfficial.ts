import { toSeoulDate } from '../../../../domain/calendar/seoulTime.ts';
import { type Language, languages } from '../../../../domain/languages.ts';
import {
  type OfficialFestivalRow,
  type OfficialPage,
  type OfficialRow,
  type TourApi,
  TourApiFailure,
} from '../../../providers/tourapi.ts';
import { findByName, translatedRows } from './matching.ts';
import type { OfficialContent, OfficialDetail, OfficialTranslation } from './officialContent.ts';
import { placeKinds } from './officialFields.ts';

/** No real list has this many pages. The limit ends the reading if the service never reports a last page. */
const maxPages = 100;

async function allPages<Row>(read: (page: number) => Promise<OfficialPage<Row>>): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1; page <= maxPages; page += 1) {
    const { rows: more, hasMore } = await read(page);
    rows.push(...more);
    if (!hasMore) break;
  }
  return rows;
}

interface OfficialLists {
  /** Korean content that can be a place or a festival; each id once. */
  readonly rows: readonly (OfficialRow & { readonly days: OfficialContent['days'] })[];
  readonly others: Readonly<Partial<Record<Language, ReturnType<typeof translatedRows>>>>;
}

/**
 * The lists of all languages. Each language is its own service, for which a key must be approved: one that
 * refuses the key is left out, unless it is the Korean one.
 */
export async function readLists(api: TourApi, now: Date, signal?: AbortSignal): Promise<OfficialLists> {
  const korean = await allPages((page) => api.list('ko', page, signal));
  const festivals = await allPages<OfficialFestivalRow>((page) =>
    api.festivals('ko', toSeoulDate(now), page, signal),
  );
  const rows = new Map<string, OfficialLists['rows'][number]>();
  for (const row of korean)
    if (row.kind && placeKinds[row.kind]) rows.set(row.contentId, { ...row, days: null });
  for (const { begins, ends, ...row } of festivals)
    if (row.kind === 'festival') rows.set(row.contentId, { ...row, days: { begins, ends } });
  const others: Partial<Record<Language, ReturnType<typeof translatedRows>>> = {};
  for (const language of languages.filter((one) => one !== 'ko')) {
    try {
      others[language] = translatedRows(await allPages((page) => api.list(language, page, signal)));
    } catch (error) {
      if (!(error instanceof TourApiFailure) || error.fault !== 'unknownKey') throw error;
    }
  }
  return { rows: [...rows.values()], others };
}

const noDetail: OfficialDetail = {
  overview: '',
  hours: '',
  restDays: '',
  phone: '',
  eventPlace: '',
  photographs: [],
};

interface Wanted {
  readonly row: OfficialLists['rows'][number];
  readonly others: OfficialLists['others'];
  /** The stored content, if the official data has not changed since; else null. */
  readonly known: OfficialContent | null;
}

/** One content with its details, which are read only where the official data has changed. */
export async function readContent(
  api: TourApi,
  { row, others, known }: Wanted,
  signal?: AbortSignal,
): Promise<OfficialContent | null> {
  const { contentId, kind, title, position } = row;
  if (!kind) return null;
  const { address, phone, photograph, isShown, days } = row;
  const own = { contentId, kind, title, address, phone, position, photograph, isShown, days };
  // Withdrawn content has no details any more.
  if (known?.detail || !isShown)
    return { ...own, detail: known?.detail ?? null, others: known?.others ?? {} };
  const overview = await api.overview('ko', contentId, signal);
  const intro = await api.intro(contentId, kind, signal);
  const photographs = kind === 'festival' ? [] : await api.photographs(contentId, signal);
  const translations: Partial<Record<Language, OfficialTranslation>> = {};
  for (const language of languages) {
    const found = findByName({ name: title, position }, others[language] ?? []);
    if (!found) continue;
    const text = await api.overview(language, found.row.contentId, signal);
    translations[language] = { title: found.foreign, address: found.row.address, overview: text };
  }
  return {
    ...own,
    detail: { ...noDetail, ...intro, overview, photographs: [...photographs] },
    others: translations,
  };
}

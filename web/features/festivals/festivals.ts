import { useQuery } from '@tanstack/react-query';
import type { Festival } from '../../../contract/festivals.ts';
import { dayAfter } from '../../../domain/calendar/days.ts';
import { toSeoulDate } from '../../../domain/calendar/seoulTime.ts';
import { htmlLang, type Language } from '../../../domain/languages.ts';
import type { Messages } from '../../messages/messages.ts';
import { useClient } from '../../shared/client/ClientContext.tsx';
import { callQuery } from '../../shared/client/callQuery.ts';
import type { GuideClient } from '../../shared/client/client.ts';
import type { PageServices } from '../../shared/client/services.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';

/** Festivals from a day (yyyy-mm-dd) to another. */
const rangeInput = (locale: Language, from: string, to: string) => ({
  params: {},
  query: { locale, from, to },
});

export const festivalsQuery = (client: GuideClient, locale: Language, from: string, to: string) =>
  callQuery(client, 'listFestivals', rangeInput(locale, from, to));

/** What a loader passes to its screen: the day of the page, and the festivals if the server rendered them. */
export interface LoadedFestivals {
  readonly today: string;
  readonly rendered?: readonly Festival[];
}

/**
 * Loads the festivals of today and the given number of days after it. If the server finds none, the page says nothing about
 * festivals. A failure counts as none, since festivals are never a screen's main content.
 */
export async function loadFestivals(
  { client, queries, language, now, entry, waits }: PageServices,
  days: number,
): Promise<LoadedFestivals | undefined> {
  const today = toSeoulDate(now);
  const last = dayAfter(today, days);
  if (entry === null) {
    // Not as a query: the page's state would contain the festivals twice.
    const found = await client.call('listFestivals', rangeInput(language, today, last)).catch(() => null);
    return found && found.festivals.length > 0 ? { today, rendered: found.festivals } : undefined;
  }
  const asking = queries.prefetchQuery(festivalsQuery(client, language, today, last));
  if (waits) await asking;
  return { today };
}

/** The festivals of a loader, once they are known. */
export function useFestivals({ today, rendered }: LoadedFestivals, days: number): readonly Festival[] {
  const client = useClient();
  const { language } = useLanguage();
  const { data } = useQuery({
    ...festivalsQuery(client, language, today, dayAfter(today, days)),
    ...(rendered ? { initialData: { festivals: [...rendered] } } : {}),
  });
  return data?.festivals ?? [];
}

/** Its days as visitors read them: `Nov 21 – Nov 24`, or one day. */
export function festivalDays(
  { startsOn, endsOn }: Pick<Festival, 'startsOn' | 'endsOn'>,
  language: Language,
  { shell }: Pick<Messages, 'shell'>,
): string {
  // Not formatRange: its spaces differ between versions of ICU, and so between server and browser.
  const format = new Intl.DateTimeFormat(htmlLang[language], {
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });
  const [first, last] = [startsOn, endsOn].map((day) => format.format(new Date(`${day}T00:00:00Z`)));
  return startsOn === endsOn ? `${first}` : shell.days(`${first}`, `${last}`);
}

import { useQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { Company } from '../../../contract/company.ts';
import type { PlaceItem } from '../../../contract/places.ts';
import type { Theme } from '../../../contract/themes.ts';
import { festivalsSoonDays } from '../../../domain/festivals/festivalRules.ts';
import { htmlLang, type Language } from '../../../domain/languages.ts';
import { homePageSize, type PlaceType, placeTypes } from '../../../domain/places/placeTypes.ts';
import { companyQuery, preloadCompany } from '../../features/company/companyQuery.ts';
import { festivalJsonLd } from '../../features/festivals/festivalJsonLd.ts';
import { type LoadedFestivals, loadFestivals } from '../../features/festivals/festivals.ts';
import { KeepForOffline } from '../../features/offline/KeepForOffline.tsx';
import { TourOfferLine } from '../../features/orders/TourOfferLine.tsx';
import { CardRow, CardSkeletons, Cards } from '../../features/places/CardRow.tsx';
import {
  dailyKeywords,
  keywordsPerDay,
  keywordTypes,
  seoulDayOfYear,
} from '../../features/places/keywords.ts';
import { NearMe, NearMeStatus } from '../../features/places/NearMe.tsx';
import { SearchBox } from '../../features/search/SearchBox.tsx';
import type { Messages } from '../../messages/messages.ts';
import { useClient } from '../../shared/client/ClientContext.tsx';
import { callQuery, themesQuery } from '../../shared/client/callQuery.ts';
import type { GuideClient } from '../../shared/client/client.ts';
import { preload, readServices } from '../../shared/client/services.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { companyJsonLd, jsonLdObject } from '../../shared/page/jsonLd.ts';
import { type PageHead, usePageHead } from '../../shared/page/PageHead.ts';
import { paths } from '../../shared/paths.ts';
import { Icon, type IconName } from '../../shared/ui/Icon.tsx';
import { PageLink } from '../../shared/ui/PageLink.tsx';
import { QueryResult } from '../../shared/ui/QueryResult.tsx';
import { Skeleton, Skeletons } from '../../shared/ui/Skeleton.tsx';
import { Banners } from './Banners.tsx';
import { distinctRow, rowCandidates, topRow } from './distinctRow.ts';
import { FestivalsSoon } from './FestivalsSoon.tsx';
import { StayCarousel } from './StayCarousel.tsx';

interface HomeData {
  /** The day in Seoul determines the themes of the rows. */
  dayOfYear: number;
  festivals?: LoadedFestivals;
}

/** The queries of the page, except for the rows of themes. */
function homeQueries(client: GuideClient, locale: Language) {
  const ranked = (type: PlaceType, size: number) =>
    callQuery(client, 'listPlaces', {
      params: { type },
      query: { locale, size: String(size), sortKey: 'rank', direction: 'desc' },
    });
  return {
    stays: ranked('accommodation', homePageSize),
    top: ranked('tour', topRow),
    themes: themesQuery(client, locale),
  };
}

interface KeywordRow {
  theme: Theme;
  query: ReturnType<typeof rowQuery>;
}

const rowQuery = (client: GuideClient, { id, key }: Theme, locale: Language) =>
  callQuery(client, 'listPlaces', {
    params: { type: keywordTypes[key] },
    query: { locale, themeId: String(id), size: String(rowCandidates), sortKey: 'like' },
  });

/** The rows of the day's themes (docs/product/lists.md#home). */
function keywordRows(
  themes: readonly Theme[],
  { dayOfYear }: HomeData,
  client: GuideClient,
  locale: Language,
): KeywordRow[] {
  return dailyKeywords(dayOfYear).flatMap((key) => {
    const theme = themes.find((one) => one.key === key);
    return theme ? [{ theme, query: rowQuery(client, theme, locale) }] : [];
  });
}

export async function loader({ context }: LoaderFunctionArgs): Promise<HomeData> {
  const services = readServices(context);
  const { client, queries, language, now } = services;
  const home: HomeData = { dayOfYear: seoulDayOfYear(now) };
  const { stays, top, themes } = homeQueries(client, language);
  const [festivals] = await Promise.all([
    loadFestivals(services, festivalsSoonDays),
    preload(services, stays),
    preload(services, top),
    preload(services, themes),
    preloadCompany(services),
  ]);
  // If the page does not wait, the themes are not loaded yet: the rows then request their places when they are rendered.
  const loaded = queries.getQueryData(themes.queryKey) ?? [];
  await Promise.all(keywordRows(loaded, home, client, language).map(({ query }) => preload(services, query)));
  return festivals ? { ...home, festivals } : home;
}

/** The site, and the festivals that the page shows. */
function homeJsonLd(messages: Messages, language: Language, { festivals }: HomeData, company?: Company) {
  const publisher = companyJsonLd(company, language);
  return [
    jsonLdObject('WebSite', {
      name: messages.brand,
      url: paths.home(),
      inLanguage: htmlLang[language],
      ...(publisher && { publisher }),
    }),
    ...(festivals?.rendered ?? []).map(festivalJsonLd),
  ];
}

function pageHead(messages: Messages, language: Language, home: HomeData, company?: Company): PageHead {
  return {
    title: messages.home.title,
    description: messages.home.description,
    canonical: paths.home(),
    picture: '/og-cover.png',
    ...(import.meta.env.SSR && { jsonLd: homeJsonLd(messages, language, home, company) }),
  };
}

/** Icons: a mountain, a bowl, a bed. */
const tabIcons: Record<(typeof placeTypes)[number], IconName> = {
  tour: 'M3 19l6-11 4 6 2-3 6 8zM16.5 6.5a1.5 1.5 0 1 0 0-.01',
  restaurant:
    'M3 11h18a9 9 0 0 1-6 8H9a9 9 0 0 1-6-8zM8 7c0-1.5 1-1.5 1-3M12 7c0-1.5 1-1.5 1-3M16 7c0-1.5 1-1.5 1-3',
  accommodation: 'M3 18v-8M21 18v-4a3 3 0 0 0-3-3H3M3 15h18M6.5 8.5a1.5 1.5 0 1 0 0-.01',
};

export function Component() {
  const home = useLoaderData<HomeData>();
  const { language, messages } = useLanguage();
  const client = useClient();
  const queries = homeQueries(client, language);
  const themes = useQuery(queries.themes);
  const stays = useQuery(queries.stays);
  const top = useQuery(queries.top);
  const { data: company } = useQuery(companyQuery(client));
  usePageHead(pageHead(messages, language, home, company));
  return (
    <>
      <div className="cover">
        <div className="px-4 pt-3 lg:px-0 lg:pt-12 lg:pr-10">
          <h1 className="bold text-xl text-pine md:text-4xl">{messages.home.heading}</h1>
          <p className="mt-1 max-w-measure text-muted text-sm lg:text-lg">{messages.home.intro}</p>
          <TourOfferLine className="mt-2" />
        </div>
        <div className="px-4 pt-3 lg:px-0">
          <SearchBox themes={themes.data ?? []} />
          {/* On a phone one row that scrolls sideways. */}
          <ul className="-mx-4 mt-2.5 flex min-h-11 gap-2 overflow-x-auto px-4 [scrollbar-width:none] md:flex-wrap">
            {placeTypes.map((type) => (
              <li key={type} className="shrink-0">
                <PageLink
                  to={paths.list({ tab: type })}
                  state={{ tab: type }}
                  className="chip semibold no-underline hover:border-pine"
                >
                  <Icon name={tabIcons[type]} className="size-5 shrink-0 text-pine" />
                  {messages.categories[type]}
                </PageLink>
              </li>
            ))}
            <li className="shrink-0">
              <PageLink to={paths.list({ isOpen: true })} className="chip no-underline">
                {messages.home.openNow}
              </PageLink>
            </li>
            <li className="shrink-0">
              <NearMe />
            </li>
          </ul>
          <NearMeStatus />
        </div>
        <div className="pt-3 lg:pt-10">
          <StayCarousel stays={stays} />
        </div>
      </div>
      <CardRow
        isFirst
        title={messages.home.topFive}
        lead={messages.home.topFiveLead}
        all={{ to: paths.list({ tab: 'tour' }), label: messages.home.seeAll(messages.categories.tour) }}
      >
        <QueryResult query={top} loading={<CardSkeletons ranked />}>
          {({ items }) => <Cards places={items} ranked />}
        </QueryResult>
      </CardRow>
      {home.festivals && <FestivalsSoon loaded={home.festivals} />}
      <QueryResult query={themes} loading={<LoadingRows />}>
        {(all) => <ThemeRows rows={keywordRows(all, home, client, language)} above={top.data?.items ?? []} />}
      </QueryResult>
      <Banners />
      <KeepForOffline className="mt-10 px-gutter" />
    </>
  );
}

/** Placeholders for the rows of themes until the themes are loaded. */
function LoadingRows() {
  return (
    <Skeletons count={keywordsPerDay}>
      {(index) => (
        <div key={index} className="mt-12 lg:mt-18">
          <div className="px-gutter">
            <Skeleton className="h-8 w-40" />
          </div>
          <CardSkeletons />
        </div>
      )}
    </Skeletons>
  );
}

interface ThemeRowsProps {
  rows: readonly KeywordRow[];
  /** Places that the rows above show. */
  above: readonly PlaceItem[];
  band?: boolean;
}

/** Renders a row, and recursively the rows below it, which skip the places shown above them. */
function ThemeRows({ rows: [row, ...others], above, band = false }: ThemeRowsProps) {
  return row && <ThemeRow row={row} others={others} above={above} band={band} />;
}

interface ThemeRowProps extends Required<Omit<ThemeRowsProps, 'rows'>> {
  row: KeywordRow;
  others: readonly KeywordRow[];
}

function ThemeRow({ row: { theme, query }, others, above, band }: ThemeRowProps) {
  const { messages } = useLanguage();
  const list = useQuery(query);
  const places = distinctRow(list.data?.items ?? [], above);
  return (
    <>
      <CardRow
        title={theme.type}
        lead={
          <QueryResult query={list} loading="…" failed={() => null}>
            {({ totalItems }) => messages.home.count(totalItems)}
          </QueryResult>
        }
        all={{
          to: paths.list({ tab: keywordTypes[theme.key], themeId: theme.id }),
          label: messages.home.seeAll(theme.type),
        }}
        band={band}
      >
        <QueryResult query={list} loading={<CardSkeletons />}>
          {() => <Cards places={places} />}
        </QueryResult>
      </CardRow>
      <ThemeRows rows={others} above={[...above, ...places]} band={!band} />
    </>
  );
}

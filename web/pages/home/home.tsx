import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { PlaceItem, PlaceList } from '../../../contract/places.ts';
import { homePageSize, placeTypes } from '../../../contract/placeTypes.ts';
import type { Theme } from '../../../contract/themes.ts';
import { CardRow } from '../../features/places/CardRow.tsx';
import { here } from '../../features/places/here.ts';
import { keywordsOfDay, seoulDayOfYear, typeOfKeyword } from '../../features/places/keywords.ts';
import { NearMe } from '../../features/places/NearMe.tsx';
import { SearchBox } from '../../features/search/SearchBox.tsx';
import type { Messages } from '../../messages/messages.ts';
import { type Eventually, eventually } from '../../shared/client/client.ts';
import { servicesOf } from '../../shared/client/services.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { type PageHead, usePageHead } from '../../shared/page/PageHead.ts';
import { paths } from '../../shared/paths.ts';
import { Icon, type IconName } from '../../shared/ui/Icon.tsx';
import { PageLink } from '../../shared/ui/PageLink.tsx';
import { Ready } from '../../shared/ui/Ready.tsx';
import { Banners } from './Banners.tsx';
import { StayCarousel } from './StayCarousel.tsx';

/** SPEC 9: the home top row shows 5. */
const topRow = 5;

interface KeywordRow {
  theme: Theme;
  items: Eventually<readonly PlaceItem[]>;
  total: Eventually<number>;
}

interface HomeData {
  themes: readonly Theme[];
  stays: Eventually<readonly PlaceItem[]>;
  top: Eventually<readonly PlaceItem[]>;
  rows: KeywordRow[];
}

export async function loader({ context }: LoaderFunctionArgs): Promise<HomeData> {
  const { client, language, now } = servicesOf(context);
  const ask = (type: (typeof placeTypes)[number], query: Record<string, string>) =>
    client.call('listPlaces', { params: { type }, query: { locale: language, ...query, ...here.now().at } });
  const itemsOf = (found: Eventually<PlaceList>) => eventually(found, ({ items }) => items);
  const stays = itemsOf(
    ask('accommodation', { size: String(homePageSize), sortKey: 'rank', direction: 'desc' }),
  );
  const top = itemsOf(ask('tour', { size: String(topRow), sortKey: 'rank', direction: 'desc' }));
  const themes = await client.call('listThemes', { params: {}, query: { locale: language } });
  const rows = keywordsOfDay(seoulDayOfYear(now)).flatMap((key) => {
    const theme = themes.find((one) => one.key === key);
    if (!theme) return [];
    const found = ask(typeOfKeyword[key], {
      themeId: String(theme.id),
      size: String(topRow),
      sortKey: 'like',
    });
    return [{ theme, items: itemsOf(found), total: eventually(found, ({ totalItems }) => totalItems) }];
  });
  if (!client.waits) return { themes, stays, top, rows };
  return {
    themes,
    stays: await stays,
    top: await top,
    rows: await Promise.all(
      rows.map(async ({ theme, items, total }) => ({ theme, items: await items, total: await total })),
    ),
  };
}

function headOf(messages: Messages): PageHead {
  return {
    title: messages.home.title,
    description: messages.home.description,
    canonical: paths.home(),
    picture: '/og-cover.png',
  };
}

export const handle = {
  head: (_: unknown, messages: Messages) => ({
    ...headOf(messages),
    jsonLd: [{ '@context': 'https://schema.org', '@type': 'WebSite', name: messages.brand, url: '/' }],
  }),
};

/** Icons: a mountain, a bowl, a bed. */
const tabIcons: Record<(typeof placeTypes)[number], IconName> = {
  tour: 'M3 19l6-11 4 6 2-3 6 8zM16.5 6.5a1.5 1.5 0 1 0 0-.01',
  restaurant:
    'M3 11h18a9 9 0 0 1-6 8H9a9 9 0 0 1-6-8zM8 7c0-1.5 1-1.5 1-3M12 7c0-1.5 1-1.5 1-3M16 7c0-1.5 1-1.5 1-3',
  accommodation: 'M3 18v-8M21 18v-4a3 3 0 0 0-3-3H3M3 15h18M6.5 8.5a1.5 1.5 0 1 0 0-.01',
};

export function Component() {
  const { themes, stays, top, rows } = useLoaderData<HomeData>();
  const { messages } = useLanguage();
  usePageHead(headOf(messages));
  return (
    <>
      <div className="cover">
        <div className="px-4 pt-6 lg:px-0 lg:pt-12 lg:pr-10">
          <h1 className="bold text-4xl text-pine">{messages.home.heading}</h1>
          <p className="mt-3 max-w-measure text-muted lg:text-lg">{messages.home.intro}</p>
        </div>
        <div className="order-1 px-4 pt-5 lg:order-none lg:px-0">
          <SearchBox themes={themes} />
          <ul className="mt-4 grid grid-cols-3 gap-2.5">
            {placeTypes.map((type) => (
              <li key={type}>
                <PageLink
                  to={paths.list({ tab: type })}
                  state={{ tab: type }}
                  className="flex min-h-16 flex-col items-center justify-center gap-1 rounded-md border border-hairline bg-surface px-1 py-2.5 text-center semibold text-ink text-xs no-underline sm:text-sm hover:border-pine"
                >
                  <Icon name={tabIcons[type]} className="size-6 text-pine" />
                  {messages.categories[type]}
                </PageLink>
              </li>
            ))}
          </ul>
          <div className="mt-2.5 flex min-h-11 flex-wrap items-center gap-2">
            <PageLink to={paths.list({ isOpen: true })} className="chip no-underline">
              {messages.home.openNow}
            </PageLink>
            <NearMe />
          </div>
        </div>
        <div className="pt-5 lg:pt-10">
          <StayCarousel stays={stays} />
        </div>
      </div>
      <CardRow
        title={messages.home.topFive}
        lead={messages.home.topFiveLead}
        items={top}
        all={{ to: paths.list({ tab: 'tour' }), label: messages.home.seeAllOf(messages.categories.tour) }}
        noteOf={(_, index) => String(index + 1)}
        ranked
      />
      {rows.map(({ theme, items, total }, index) => (
        <CardRow
          key={theme.id}
          title={theme.type}
          lead={
            <Ready value={total} loading="…" failed={() => null}>
              {messages.home.count}
            </Ready>
          }
          items={items}
          all={{
            to: paths.list({ tab: typeOfKeyword[theme.key], themeId: theme.id }),
            label: messages.home.seeAllOf(theme.type),
          }}
          band={index === 1}
        />
      ))}
      <Banners />
    </>
  );
}

import { useQuery } from '@tanstack/react-query';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { Stop } from '../../../contract/stops.ts';
import type { Language } from '../../../domain/languages.ts';
import { type PlaceType, placeTypes } from '../../../domain/places/placeTypes.ts';
import { useClient } from '../../shared/client/ClientContext.tsx';
import { callQuery } from '../../shared/client/callQuery.ts';
import type { GuideClient } from '../../shared/client/client.ts';
import { readServices } from '../../shared/client/services.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { NotFound } from '../../shared/page/NotFound.tsx';
import { QueryResult } from '../../shared/ui/QueryResult.tsx';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';
import { PlaceScreen } from './PlaceScreen.tsx';
import { PlanScreen } from './PlanScreen.tsx';

/** One route for both cards, `/driver/plan` and `/driver/{type}/{id}`: every page ships the route table. */
type CardData = { isPlan: true } | { isPlan: false; type: PlaceType; id: string };

/** The places of these ids, as the plan and its cards show them. */
const stopQuery = (client: GuideClient, ids: string, locale: Language) =>
  callQuery(client, 'listStops', { params: {}, query: { ids, locale } });

/** Null for a place that is not or no longer in the guide. */
function listedStop(stops: readonly Stop[], type: PlaceType): Stop | null {
  return stops.find((one) => one.isListed && one.type === type) ?? null;
}

export async function loader({ params, context }: LoaderFunctionArgs): Promise<CardData> {
  if (params.type === 'plan' && params.id === undefined) return { isPlan: true };
  const { client, queries, waits, language } = readServices(context);
  const type = placeTypes.find((one): one is PlaceType => one === params.type);
  const { id = '' } = params;
  if (!type || !/^[1-9]\d{0,8}$/.test(id)) throw data({ code: 'notFound' }, { status: 404 });
  const query = stopQuery(client, id, language);
  if (!waits) void queries.prefetchQuery(query);
  else if (!listedStop(await queries.fetchQuery(query), type))
    throw data({ code: 'notFound' }, { status: 404 });
  return { isPlan: false, type, id };
}

function Loading() {
  const { messages } = useLanguage();
  return (
    <div className="driver-card mx-auto max-w-5xl px-4 pt-3">
      <p role="status" className="sr-only">
        {messages.driver.loading}
      </p>
      <Skeleton className="mt-8 h-40 w-full" />
    </div>
  );
}

/** A place, or the plan, on cards for the driver. */
export function Component() {
  const card = useLoaderData<CardData>();
  return card.isPlan ? <PlanScreen /> : <PlaceCardScreen {...card} />;
}

function PlaceCardScreen({ type, id }: { type: PlaceType; id: string }) {
  const { language } = useLanguage();
  const stops = useQuery(stopQuery(useClient(), id, language));
  return (
    <QueryResult query={stops} loading={<Loading />}>
      {(found) => {
        const stop = listedStop(found, type);
        return stop ? <PlaceScreen stop={stop} /> : <NotFound />;
      }}
    </QueryResult>
  );
}

import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { type PlaceType, placeTypes } from '../../../contract/placeTypes.ts';
import type { Stop } from '../../../contract/stops.ts';
import type { Messages } from '../../messages/messages.ts';
import { type Eventually, eventually } from '../../shared/client/client.ts';
import { servicesOf } from '../../shared/client/services.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { NotFound } from '../../shared/page/NotFound.tsx';
import { FailedCall } from '../../shared/ui/FailedCall.tsx';
import { Ready } from '../../shared/ui/Ready.tsx';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';
import { PlaceScreen, placeCardHead } from './PlaceScreen.tsx';
import { PlanScreen, planHead } from './PlanScreen.tsx';

/** One route for both cards, `/driver/plan` and `/driver/{type}/{id}`: every page ships the route table. */
interface CardData {
  isPlan: boolean;
  /** Null for the plan, and for a place that is not or no longer in the guide. */
  stop: Eventually<Stop | null>;
}

export async function loader({ params, context }: LoaderFunctionArgs): Promise<CardData> {
  if (params.type === 'plan' && params.id === undefined) return { isPlan: true, stop: null };
  const { client, language } = servicesOf(context);
  const type = placeTypes.find((one): one is PlaceType => one === params.type);
  const ids = params.id ?? '';
  if (!type || !/^[1-9]\d{0,8}$/.test(ids)) throw data({ code: 'notFound' }, { status: 404 });
  const stop = eventually(
    client.call('listStops', { params: {}, query: { ids, locale: language } }),
    (stops) => stops.find((one) => one.isListed && one.type === type) ?? null,
  );
  if (!client.waits) return { isPlan: false, stop };
  const found = await stop;
  if (!found) throw data({ code: 'notFound' }, { status: 404 });
  return { isPlan: false, stop: found };
}

export const handle = {
  head: ({ isPlan, stop }: CardData, messages: Messages) =>
    isPlan ? planHead(messages) : placeCardHead(stop instanceof Promise ? null : stop, messages),
};

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
  const { isPlan, stop } = useLoaderData<CardData>();
  if (isPlan) return <PlanScreen />;
  return (
    <Ready value={stop} loading={<Loading />} failed={(failure) => <FailedCall failure={failure} />}>
      {(found) => (found ? <PlaceScreen stop={found} /> : <NotFound />)}
    </Ready>
  );
}

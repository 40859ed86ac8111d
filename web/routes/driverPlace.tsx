import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { apiAddresses } from '../../contract/addresses.ts';
import { type PlaceType, placeTypes } from '../../contract/placeTypes.ts';
import type { Stop } from '../../contract/stops.ts';
import { callAddress } from '../client/address.ts';
import { type Eventually, eventually } from '../client/client.ts';
import { servicesOf } from '../client/services.ts';
import { CardScreen } from '../driver/CardScreen.tsx';
import { DriverCard } from '../driver/DriverCard.tsx';
import { useLanguage } from '../i18n/LanguageContext.tsx';
import type { Messages } from '../i18n/messages.ts';
import { FailedCall } from '../places/FailedCall.tsx';
import { NotFound } from '../shell/NotFound.tsx';
import { type PageHead, usePageHead } from '../shell/PageHead.ts';
import { Ready } from '../ui/Ready.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';

interface CardData {
  /** Null for a place that the guide does not have, or no longer. */
  stop: Eventually<Stop | null>;
}

export async function loader({ params, context }: LoaderFunctionArgs): Promise<CardData> {
  const { client, language } = servicesOf(context);
  const type = placeTypes.find((one): one is PlaceType => one === params.type);
  const ids = params.id ?? '';
  if (!type || !/^[1-9]\d{0,8}$/.test(ids)) throw data({ code: 'notFound' }, { status: 404 });
  const answer = client.call('listStops', { params: {}, query: { ids, locale: language } });
  const stop = eventually(answer, (stops) => stops.find((one) => one.isListed && one.type === type) ?? null);
  if (!client.waits) return { stop };
  const found = await stop;
  if (!found) throw data({ code: 'notFound' }, { status: 404 });
  return { stop: found };
}

function headOf(stop: Stop | null, { driver, brand }: Messages): PageHead {
  const title = stop ? `${stop.name} · ${driver.title}` : driver.title;
  return { title: `${title} · ${brand}`, description: driver.description };
}

export const handle = {
  head: ({ stop }: CardData, messages: Messages) => headOf(stop instanceof Promise ? null : stop, messages),
};

/** One place on a card for the driver. */
export function Component() {
  const { stop } = useLoaderData<CardData>();
  const { messages } = useLanguage();
  return (
    <Ready
      value={stop}
      loading={
        <div className="driver-card mx-auto max-w-5xl px-4 pt-3">
          <p role="status" className="sr-only">
            {messages.driver.loading}
          </p>
          <Skeleton className="mt-8 h-40 w-full" />
        </div>
      }
      failed={(failure) => <FailedCall failure={failure} />}
    >
      {(found) => (found ? <PlaceCard stop={found} /> : <NotFound />)}
    </Ready>
  );
}

function PlaceCard({ stop }: { stop: Stop }) {
  const { language, messages } = useLanguage();
  usePageHead(headOf(stop, messages));
  const query = { ids: String(stop.id), locale: language };
  const answers = [{ address: callAddress(apiAddresses.listStops.path, {}, query), body: [stop] }];
  return (
    <CardScreen answers={answers}>
      <DriverCard stop={stop} />
    </CardScreen>
  );
}

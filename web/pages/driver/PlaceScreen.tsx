import { apiAddresses } from '../../../contract/addresses.ts';
import type { Stop } from '../../../contract/stops.ts';
import type { Messages } from '../../messages/messages.ts';
import { callAddress } from '../../shared/client/address.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { type PageHead, usePageHead } from '../../shared/page/PageHead.ts';
import { CardScreen } from './CardScreen.tsx';
import { DriverCard } from './DriverCard.tsx';

/** The data of a place's card; null while loading. */
export function placeCardHead(stop: Stop | null, { driver, brand }: Messages): PageHead {
  const title = stop ? `${stop.name} · ${driver.title}` : driver.title;
  return { title: `${title} · ${brand}`, description: driver.description };
}

/** One place on a card for the driver. */
export function PlaceScreen({ stop }: { stop: Stop }) {
  const { language, messages } = useLanguage();
  usePageHead(placeCardHead(stop, messages));
  const query = { ids: String(stop.id), locale: language };
  const answers = [{ address: callAddress(apiAddresses.listStops.path, {}, query), body: [stop] }];
  return (
    <CardScreen answers={answers}>
      <DriverCard stop={stop} />
    </CardScreen>
  );
}

import { formatPrice, specFigures } from '../../../domain/tickets/price.ts';
import { specTerms } from '../../../domain/tickets/saleTerms.ts';
import { ticketNames } from '../../../domain/tickets/ticketNames.ts';
import { createTimetable, toTourStop } from '../../../domain/tour/timetable.ts';
import { StopList } from '../../features/orders/StopList.tsx';
import { TourLength } from '../../features/orders/TourLength.tsx';
import type { Purchase } from '../../features/plan/purchase.ts';
import { chosenDeparture, useDepartures } from '../../features/plan/trip/availability.ts';
import { LongHolidayNote, StopHours } from '../../features/plan/trip/StopHours.tsx';
import { useDrivingTimes } from '../../features/plan/trip/useDrivingTimes.ts';
import { useStops } from '../../features/plan/trip/useStops.ts';
import { formatDay } from '../../features/plan/tripDay.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { useSite } from '../../shared/page/Site.tsx';
import { paths } from '../../shared/paths.ts';
import { buttonClass } from '../../shared/ui/Button.tsx';
import { FormFailure } from '../../shared/ui/FormFailure.tsx';
import { PageLink } from '../../shared/ui/PageLink.tsx';
import { Panel } from '../../shared/ui/Panel.tsx';

interface PurchaseSummaryProps {
  purchase: Purchase;
  /** What the chosen method charges. */
  price: { readonly amount: number; readonly currency: string };
  /** Why the plan cannot be ordered. */
  problem: string | null;
}

/** What is ordered, and the price (docs/product/payments.md#the-payment-screen). */
export function PurchaseSummary({ purchase, price, problem }: PurchaseSummaryProps) {
  const { language, messages } = useLanguage();
  const { payment: paymentMessages } = messages.ticket;
  const { from, date, time, person, places, stays } = purchase;
  const departures = useDepartures();
  const departure = chosenDeparture(departures, from);
  const { stops } = useStops(places.map(({ id }) => id));
  const known = places.flatMap(({ id }) => stops.get(id) ?? []);
  const isTimed = known.length === places.length;
  const { minutes } = useDrivingTimes(
    places.map(({ id }) => id),
    departure?.id,
  );
  const timetable = createTimetable(
    known.map((stop) => toTourStop(stop, stays[stop.id])),
    { date, start: time, minutes, from: departure },
  );
  // The figures in other currencies apply only to this price.
  const isFigured =
    price.currency === 'KRW' && price.amount === specTerms.price && purchase.boughtHalfHours === 0;
  const isPlaceGone = places.some(({ id }) => stops.get(id) === null);
  const isDepartureGone = departures !== undefined && !departure;
  const departureEnded = isDepartureGone ? messages.trip.departureEnded : null;
  const gone = isPlaceGone ? paymentMessages.placeGone : departureEnded;
  return (
    <Panel title={paymentMessages.summary}>
      <p className="semibold text-lg">{ticketNames[language]}</p>
      <p className="mt-1">
        {[departure?.name, paymentMessages.startsAt(time), messages.trip.peopleCount(person)]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <p className="mt-1">{formatDay(date, language, 'full')}</p>
      <TourLength tour={{ ...purchase, startTime: time }} />
      <LongHolidayNote date={date} />
      <div className="mt-5">
        <StopList
          label={paymentMessages.stops}
          stops={places.map((place) => {
            const stop = stops.get(place.id);
            const timed = isTimed ? timetable.stops.find(({ id }) => id === place.id) : undefined;
            return {
              id: place.id,
              name: stop?.name ?? place.title,
              reading: stop?.reading,
              koreanName: stop?.korean.name,
              arrives: timed?.arrives,
              leaves: timed?.leaves,
              note: stop && <StopHours stop={stop} timed={timed} date={date} />,
            };
          })}
        />
      </div>
      <FormFailure sentence={problem ?? gone} />
      <PageLink to={paths.tripPlan()} className={`${buttonClass('plain')} -ml-5`}>
        {paymentMessages.change}
      </PageLink>
      <p className="mt-2 flex flex-wrap items-baseline justify-between gap-x-4 hairline-t pt-4">
        <span className="semibold">{paymentMessages.total}</span>
        <span className="tabular">
          <strong className="bold text-xl">{formatPrice(price)}</strong>
          {isFigured && <OtherFigure />}
        </span>
      </p>
    </Panel>
  );
}

/**
 * The price of three hours as docs/product/payments.md#price shows it in the page's language, or the operator's figure;
 * nothing in Korean.
 */
function OtherFigure() {
  const { language, messages } = useLanguage();
  const { price: priceMessages } = messages.ticket;
  const own = useSite().priceFigures[language];
  const figure = own ?? specFigures[language];
  if (!figure) return null;
  return (
    <span className="ml-2 text-muted text-sm">
      {own === undefined ? priceMessages.alsoShownAs(figure) : priceMessages.about(figure)}
    </span>
  );
}

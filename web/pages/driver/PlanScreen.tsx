import type { ReactNode } from 'react';
import { apiAddresses } from '../../../contract/addresses.ts';
import { toSeoulDate } from '../../../domain/calendar/seoulTime.ts';
import { useNickname } from '../../features/account/useNickname.ts';
import { nextTour, ticketListInput } from '../../features/orders/nextTour.ts';
import { orderPlaces } from '../../features/orders/orderPlaces.ts';
import { ticketPaths } from '../../features/orders/ticketPaths.ts';
import { useStoredTicket } from '../../features/orders/useStoredTicket.ts';
import { usePlan } from '../../features/plan/planStore.ts';
import { idGroups, useStops } from '../../features/plan/trip/useStops.ts';
import { formatDay } from '../../features/plan/tripDay.ts';
import type { PlannedStop } from '../../features/plan/visitedPlaces.ts';
import type { Messages } from '../../messages/messages.ts';
import { callAddress } from '../../shared/client/address.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { type PageHead, usePageHead } from '../../shared/page/PageHead.ts';
import { paths } from '../../shared/paths.ts';
import { buttonClass } from '../../shared/ui/Button.tsx';
import { FailedCall } from '../../shared/ui/FailedCall.tsx';
import { PageLink } from '../../shared/ui/PageLink.tsx';
import { QueryResult } from '../../shared/ui/QueryResult.tsx';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';
import { CardScreen } from './CardScreen.tsx';
import { PlanCards } from './PlanCards.tsx';

/** The data of the plan's card. */
export function planHead({ driver, brand }: Messages): PageHead {
  return { title: `${driver.planTitle} · ${brand}`, description: driver.description };
}

/**
 * Places in their order, on cards for the driver: on the day of a tour that was bought its stops, otherwise the chosen
 * places; without any, the stops of the next tour.
 */
export function PlanScreen() {
  usePageHead(planHead(useLanguage().messages));
  const nickname = useNickname();
  const places = usePlan()?.places ?? null;
  return places === null || nickname === null ? (
    <StopCards places={places} />
  ) : (
    <TourOrChosenCards chosen={places} />
  );
}

function TourOrChosenCards({ chosen }: { chosen: readonly PlannedStop[] }) {
  const { language } = useLanguage();
  const { query } = useStoredTicket('listTickets', ticketListInput(language));
  const now = new Date();
  const tour = query.data && nextTour(query.data.content, now);
  if (tour && (chosen.length === 0 || tour.tripDate === toSeoulDate(now)))
    return <TicketCards key={tour.orderId} orderId={tour.orderId} />;
  // The chosen places need neither the network nor the list of tickets.
  if (chosen.length > 0) return <StopCards places={chosen} />;
  return <QueryCards query={query}>{() => <StopCards places={[]} />}</QueryCards>;
}

function TicketCards({ orderId }: { orderId: string }) {
  const { language, messages } = useLanguage();
  const { query } = useStoredTicket('getTicket', { params: { orderId }, query: { locale: language } });
  return (
    <QueryCards query={query}>
      {(ticket) => (
        <StopCards places={orderPlaces(ticket)}>
          <PageLink
            to={ticketPaths.ticket(orderId)}
            className="mb-3 inline-flex min-h-11 items-center semibold text-pine"
          >
            {messages.driver.ticket(formatDay(ticket.tripDate, language))}
          </PageLink>
        </StopCards>
      )}
    </QueryCards>
  );
}

interface QueryCardsProps<T> {
  query: { data: T | undefined; error: Error | null; refetch: () => unknown };
  children: (data: T) => ReactNode;
}

function QueryCards<T>({ query, children }: QueryCardsProps<T>) {
  return (
    <QueryResult
      query={query}
      loading={<StopCards places={null} />}
      failed={(failure) => (
        <CardScreen answers={null}>
          <FailedCall failure={failure} onRetry={query.refetch} />
        </CardScreen>
      )}
    >
      {children}
    </QueryResult>
  );
}

interface StopCardsProps {
  /** Null until they are known. */
  places: readonly PlannedStop[] | null;
  /** Above the cards. */
  children?: ReactNode;
}

/** Places in their order, one at a time, for the driver. */
function StopCards({ places, children }: StopCardsProps) {
  const { language, messages } = useLanguage();
  const driverMessages = messages.driver;
  const ids = (places ?? []).map(({ id }) => id);
  const { stops, failure, retry } = useStops(ids);
  const isThere = places !== null && ids.every((id) => stops.has(id));
  const answers = idGroups(ids).map((group) => ({
    address: callAddress(apiAddresses.listStops.path, {}, { ids: group, locale: language }),
    body: group.split(',').flatMap((id) => stops.get(Number(id)) ?? []),
  }));
  return (
    <CardScreen answers={isThere && ids.length > 0 ? answers : null}>
      {children}
      {!isThere && !failure && (
        <>
          <p role="status" className="sr-only">
            {driverMessages.loading}
          </p>
          <Skeleton className="h-64 w-full" />
        </>
      )}
      {!isThere && failure && <FailedCall failure={failure} onRetry={retry} />}
      {places?.length === 0 && (
        <>
          <h1 className="bold text-2xl">{driverMessages.planTitle}</h1>
          <p className="mt-3">{driverMessages.empty}</p>
          <PageLink to={paths.list()} className={`${buttonClass()} mt-5`}>
            {driverMessages.findPlaces}
          </PageLink>
        </>
      )}
      {isThere && ids.length > 0 && <PlanCards places={places} stops={stops} />}
    </CardScreen>
  );
}

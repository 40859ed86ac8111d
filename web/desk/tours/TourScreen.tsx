import { useParams } from 'react-router';
import type { Tour } from '../../../contract/desk/tours.ts';
import { phoneUrl } from '../../../domain/phone.ts';
import { CallFailure } from '../../shared/client/client.ts';
import { buttonClass } from '../../shared/ui/Button.tsx';
import { PageLink } from '../../shared/ui/PageLink.tsx';
import { Panel } from '../../shared/ui/Panel.tsx';
import { QueryResult } from '../../shared/ui/QueryResult.tsx';
import { useMarkSeen } from '../alerts/useMarkSeen.ts';
import { deskPaths } from '../deskPaths.ts';
import { useDeskLanguage } from '../language/DeskLanguage.tsx';
import { formatDay, languageName } from '../language/formats.ts';
import { DeskPage } from '../shell/DeskPage.tsx';
import { LoadingRows } from '../shell/LoadingRows.tsx';
import { Facts } from '../ui/Facts.tsx';
import { Overlaps } from './DayView.tsx';
import { lengthNote } from './lengthNote.ts';
import { NoteForm } from './NoteForm.tsx';
import { StateLabel } from './StateLabel.tsx';
import { TourHistory } from './TourHistory.tsx';
import { TourStops } from './TourStops.tsx';
import { tourEndTime } from './tourDays.ts';
import { useTour, useTours } from './useTours.ts';
import { WhatToDo } from './WhatToDo.tsx';

const tourAlerts = ['newOrder', 'cancellation', 'driverRefusal', 'noDriver'] as const;

/** One tour: its facts, what to do next, its stops, the desk's note and its history. */
export function TourScreen() {
  const { messages, language } = useDeskLanguage();
  const { orderId = '' } = useParams();
  const query = useTour(orderId);
  useMarkSeen({ kinds: tourAlerts, orderId });
  if (query.error instanceof CallFailure && query.error.status === 404) {
    return (
      <DeskPage title={messages.tours.title}>
        <p>{messages.tour.gone}</p>
        <PageLink to={deskPaths.order(orderId)} className={`${buttonClass('outline')} mt-4`}>
          {messages.tour.toOrder}
        </PageLink>
      </DeskPage>
    );
  }
  const title = query.data ? `${query.data.startTime} ${query.data.customerName}` : messages.tours.title;
  return (
    <DeskPage title={title}>
      <QueryResult query={query} loading={<LoadingRows />}>
        {(tour) => (
          <>
            <p className="-mt-3 mb-4 flex flex-wrap items-center gap-x-3 gap-y-1">
              <StateLabel tour={tour} />
              <PageLink
                to={deskPaths.toursOnDay(tour.tripDate)}
                className="inline-flex min-h-11 items-center text-pine"
              >
                {formatDay(language, tour.tripDate)}
              </PageLink>
              <span>{messages.tours.people(tour.numberOfPeople)}</span>
              <span>{languageName(language, tour.language)}</span>
            </p>
            {/* The key keeps typed text from carrying over to another tour. */}
            <div key={orderId} className="tour-layout">
              <div className="grid gap-4">
                <WhatToDo tour={tour} />
                <NoteForm tour={tour} />
              </div>
              <div className="grid gap-4">
                <TourFacts tour={tour} />
                <TourStops tour={tour} />
                <TourHistory history={tour.history} />
              </div>
            </div>
          </>
        )}
      </QueryResult>
    </DeskPage>
  );
}

function TourFacts({ tour }: { tour: Tour }) {
  const { messages, language } = useDeskLanguage();
  const tourMessages = messages.tour;
  const { driver } = tour;
  return (
    <Panel title={tourMessages.facts}>
      <Facts
        facts={[
          [
            tourMessages.time,
            `${formatDay(language, tour.tripDate)}, ${tour.startTime} – ${tourEndTime(tour)}`,
          ],
          [messages.tours.sheet.length, lengthNote(tour, messages.tours)],
          [messages.deskSale.departure, tour.departurePlace?.koreanName ?? messages.deskSale.station],
          [tourMessages.people, messages.tours.people(tour.numberOfPeople)],
          [tourMessages.passenger, tour.customerName],
          [messages.resellers.order.name, tour.resellerName],
          [tourMessages.language, languageName(language, tour.language)],
          [
            tourMessages.email,
            tour.customerEmail && (
              <a key="email" href={`mailto:${tour.customerEmail}`} className="text-pine wrap-anywhere">
                {tour.customerEmail}
              </a>
            ),
          ],
          [
            tourMessages.phone,
            tour.customerPhone && (
              <a href={phoneUrl(tour.customerPhone)} className="text-pine">
                {tour.customerPhone}
              </a>
            ),
          ],
          [
            tourMessages.driver,
            driver ? (
              <>
                {driver.name},{' '}
                <a href={phoneUrl(driver.phone)} className="text-pine">
                  {driver.phone}
                </a>
              </>
            ) : (
              messages.tours.noDriverYet
            ),
          ],
          [tourMessages.car, driver && `${driver.car} · ${driver.plate}`],
          [
            tourMessages.order,
            <PageLink
              key="order"
              to={deskPaths.order(tour.orderId)}
              className="text-pine text-sm wrap-anywhere"
            >
              {tour.orderNumber ?? tour.orderId}
            </PageLink>,
          ],
        ]}
      />
      {tour.overlaps.length > 0 && <DriversOverlaps tour={tour} />}
    </Panel>
  );
}

/** The overlapping tours; their times and names come from the list of the day. */
function DriversOverlaps({ tour: { tripDate, overlaps } }: { tour: Tour }) {
  const { data } = useTours(tripDate, tripDate);
  return (
    <div className="mt-4">
      <Overlaps orderIds={overlaps} tours={data?.content ?? []} />
    </div>
  );
}

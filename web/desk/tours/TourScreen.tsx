import { useParams } from 'react-router';
import type { Tour } from '../../../contract/desk/tours.ts';
import { phoneUrl } from '../../../domain/phone.ts';
import { CallFailure } from '../../shared/client/client.ts';
import { buttonClass } from '../../shared/ui/Button.tsx';
import { PageLink } from '../../shared/ui/PageLink.tsx';
import { Panel } from '../../shared/ui/Panel.tsx';
import { QueryResult } from '../../shared/ui/QueryResult.tsx';
import { deskPaths } from '../deskPaths.ts';
import { useDeskLanguage } from '../language/DeskLanguage.tsx';
import { dayIn, languageIn } from '../language/formats.ts';
import { DeskPage } from '../shell/DeskPage.tsx';
import { LoadingRows } from '../shell/LoadingRows.tsx';
import { Facts } from '../ui/Facts.tsx';
import { Overlaps } from './DayView.tsx';
import { NoteForm } from './NoteForm.tsx';
import { StateLabel } from './StateLabel.tsx';
import { TourHistory } from './TourHistory.tsx';
import { TourStops } from './TourStops.tsx';
import { endTimeOf } from './tourDays.ts';
import { useTour, useTours } from './useTours.ts';
import { WhatToDo } from './WhatToDo.tsx';

/** One tour: its facts, what to do next, its stops, the desk's note and its history. */
export function TourScreen() {
  const { text, language } = useDeskLanguage();
  const { orderId = '' } = useParams();
  const query = useTour(orderId);
  if (query.error instanceof CallFailure && query.error.status === 404) {
    return (
      <DeskPage title={text.tours.title}>
        <p>{text.tour.gone}</p>
        <PageLink to={deskPaths.order(orderId)} className={`${buttonClass('outline')} mt-4`}>
          {text.tour.toOrder}
        </PageLink>
      </DeskPage>
    );
  }
  const title = query.data ? `${query.data.startTime} ${query.data.customerName}` : text.tours.title;
  return (
    <DeskPage title={title}>
      <QueryResult query={query} loading={<LoadingRows />}>
        {(tour) => (
          <>
            <p className="-mt-3 mb-4 flex flex-wrap items-center gap-x-3 gap-y-1">
              <StateLabel tour={tour} />
              <PageLink
                to={deskPaths.toursOfDay(tour.tripDate)}
                className="inline-flex min-h-11 items-center text-pine"
              >
                {dayIn(language, tour.tripDate)}
              </PageLink>
              <span>{text.tours.people(tour.numberOfPeople)}</span>
              <span>{languageIn(language, tour.language)}</span>
            </p>
            {/* What is typed about a tour stays with it. */}
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
  const { text: all, language } = useDeskLanguage();
  const text = all.tour;
  const { driver } = tour;
  return (
    <Panel title={text.facts}>
      <Facts
        facts={[
          [text.time, `${dayIn(language, tour.tripDate)}, ${tour.startTime} – ${endTimeOf(tour)}`],
          [text.people, all.tours.people(tour.numberOfPeople)],
          [text.passenger, tour.customerName],
          [text.language, languageIn(language, tour.language)],
          [
            text.email,
            <a key="email" href={`mailto:${tour.customerEmail}`} className="text-pine wrap-anywhere">
              {tour.customerEmail}
            </a>,
          ],
          [
            text.driver,
            driver ? (
              <>
                {driver.name},{' '}
                <a href={phoneUrl(driver.phone)} className="text-pine">
                  {driver.phone}
                </a>
              </>
            ) : (
              all.tours.noDriverYet
            ),
          ],
          [text.car, driver && `${driver.car} · ${driver.plate}`],
          [
            text.order,
            <PageLink
              key="order"
              to={deskPaths.order(tour.orderId)}
              className="text-pine text-sm wrap-anywhere"
            >
              {tour.orderId}
            </PageLink>,
          ],
        ]}
      />
      {tour.overlaps.length > 0 && <DriversOverlaps tour={tour} />}
    </Panel>
  );
}

/** The overlapping tours by time and name, which the list of the day has. */
function DriversOverlaps({ tour: { tripDate, overlaps } }: { tour: Tour }) {
  const { data } = useTours(tripDate, tripDate);
  return (
    <div className="mt-4">
      <Overlaps orderIds={overlaps} tours={data?.content ?? []} />
    </div>
  );
}

import type { Tour } from '../../../contract/desk/tours.ts';
import { PageLink } from '../../shared/ui/PageLink.tsx';
import { deskPaths } from '../deskPaths.ts';
import { useDeskLanguage, useMessages } from '../language/DeskLanguage.tsx';
import { languageName } from '../language/formats.ts';
import { EmptyNote } from '../ui/EmptyNote.tsx';
import { lengthNote } from './lengthNote.ts';
import { StateLabel } from './StateLabel.tsx';
import { tourEndTime } from './tourDays.ts';
import { useTimetable } from './useTimetable.ts';

/** The tours of one day, by time. */
export function DayView({ tours }: { tours: readonly Tour[] }) {
  const toursMessages = useMessages().tours;
  if (tours.length === 0) return <EmptyNote>{toursMessages.emptyDay}</EmptyNote>;
  return (
    <ol className="grid gap-3">
      {tours.map((tour) => (
        <li key={tour.orderId} className="tour-row rounded-md hairline bg-surface p-4">
          <TourLine tour={tour} tours={tours} />
        </li>
      ))}
    </ol>
  );
}

function TourLine({ tour, tours }: { tour: Tour; tours: readonly Tour[] }) {
  const { messages, language } = useDeskLanguage();
  const toursMessages = messages.tours;
  const chosenLength = lengthNote(tour, toursMessages);
  const {
    orderId,
    state,
    startTime,
    numberOfPeople,
    customerName,
    driver,
    note,
    overtimeHalfHours,
    openReports,
  } = tour;
  return (
    <>
      <p className="bold tabular">
        {startTime} – {tourEndTime(tour)}
      </p>
      <div className="min-w-0">
        <h3 className="semibold wrap-anywhere">
          <PageLink
            to={deskPaths.tour(orderId)}
            className="inline-flex min-h-11 items-center text-pine lg:min-h-0"
          >
            {customerName}
          </PageLink>
        </h3>
        <p className="text-muted text-sm wrap-anywhere">
          {toursMessages.people(numberOfPeople)} · {languageName(language, tour.language)}
          {tour.resellerName && ` · ${tour.resellerName}`}
          {chosenLength && ` · ${chosenLength}`}
          {overtimeHalfHours > 0 && ` · ${toursMessages.overtime(overtimeHalfHours)}`}
        </p>
        <StopLine tour={tour} />
      </div>
      <div className="min-w-0">
        <StateLabel tour={tour} />
        {(driver || (state === 'unassigned' && !tour.isCalledOff)) && (
          <p className={`mt-1 ${driver ? '' : 'text-muted'}`}>{driver?.name ?? toursMessages.noDriverYet}</p>
        )}
        {driver && (
          <p className="text-muted text-sm">
            {driver.car} · {driver.plate}
          </p>
        )}
      </div>
      <div className="tour-remarks grid gap-1 text-sm empty:hidden">
        {tour.isDriverOff && <p className="semibold text-sunrise">{toursMessages.driverOff}</p>}
        {tour.overlaps.length > 0 && <Overlaps orderIds={tour.overlaps} tours={tours} />}
        {openReports > 0 && (
          <p>
            <PageLink to={deskPaths.order(orderId)} className="semibold text-sunrise">
              {toursMessages.reports(openReports)}
            </PageLink>
          </p>
        )}
        {note !== '' && (
          <p className="whitespace-pre-line wrap-anywhere">
            <span className="text-muted">{toursMessages.note}:</span> {note}
          </p>
        )}
      </div>
    </>
  );
}

/** The stops in their order, each with the drive to it. */
function StopLine({ tour }: { tour: Tour }) {
  const toursMessages = useMessages().tours;
  const { timetable } = useTimetable(tour);
  return (
    <ol aria-label={toursMessages.stops} className="mt-1 flex flex-wrap gap-x-3 text-sm">
      {tour.stops.map(({ placeId, name }, index) => {
        const timed = timetable.stops[index];
        return (
          <li key={placeId}>
            {timed && <span className="tabular text-muted">{toursMessages.drive(timed.driveMinutes)} </span>}
            <span lang="ko">{name}</span>
          </li>
        );
      })}
      {tour.instructions !== '' && <li className="wrap-anywhere">{tour.instructions}</li>}
    </ol>
  );
}

/** Names the other tours of the same driver in the same hours. */
export function Overlaps({ orderIds, tours }: { orderIds: readonly string[]; tours: readonly Tour[] }) {
  const toursMessages = useMessages().tours;
  return (
    <p className="semibold text-sunrise">
      {toursMessages.overlap}{' '}
      {orderIds.map((orderId, index) => {
        const other = tours.find((one) => one.orderId === orderId);
        return (
          <span key={orderId}>
            {index > 0 && ', '}
            <PageLink to={deskPaths.tour(orderId)} className="text-sunrise">
              {other ? `${other.startTime} ${other.customerName}` : orderId}
            </PageLink>
          </span>
        );
      })}
    </p>
  );
}

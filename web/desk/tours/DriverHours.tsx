import type { CSSProperties } from 'react';
import type { Tour } from '../../../contract/desk/tours.ts';
import { minutesPerDay, toClock } from '../../../domain/calendar/clockTime.ts';
import { isDayOff } from '../../../domain/tour/timeOff.ts';
import { PageLink } from '../../shared/ui/PageLink.tsx';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';
import { useDeskQuery } from '../client/DeskClientContext.tsx';
import { noInput } from '../client/deskClient.ts';
import { deskPaths } from '../deskPaths.ts';
import { useMessages } from '../language/DeskLanguage.tsx';
import { type DrawnTour, type DriverDay, driverDays, shownHours } from './driverHours.ts';
import { stateTones } from './StateLabel.tsx';
import { tourEndTime } from './tourDays.ts';

/** A day at a glance: one line per driver along the hours. The list below has the details. */
export function DriverHours({ day, tours }: { day: string; tours: readonly Tour[] }) {
  const toursMessages = useMessages().tours;
  const { data } = useDeskQuery('listDrivers', noInput);
  if (!data) return <Skeleton className="mb-5 h-40 w-full" />;
  const days = driverDays(day, tours, data.content);
  if (days.length === 0) return null;
  return (
    <section aria-label={toursMessages.byDriver} className="mb-5 rounded-md hairline bg-surface p-3">
      <Hours />
      <ul className="grid gap-2">
        {days.map((one) => (
          <li key={one.driver?.id ?? 0} className="driver-hours">
            <Line day={one} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The hours above the lines; screen readers read the times of each tour instead. */
function Hours() {
  const hours = Array.from(
    { length: shownHours.last - shownHours.first },
    (_, index) => shownHours.first + index,
  );
  return (
    <div aria-hidden="true" className="driver-hours text-muted text-xs tabular">
      <span />
      <span className="driver-hours-line">
        {hours.map((hour) => (
          <span key={hour} style={columns((hour - shownHours.first) * 2, (hour - shownHours.first) * 2 + 2)}>
            {hour}
          </span>
        ))}
      </span>
    </div>
  );
}

function Line({ day: { driver, off, tours } }: { day: DriverDay }) {
  const { tours: toursMessages, drivers: driversMessages } = useMessages();
  const isOff = isDayOff(off);
  const hours = off.map(({ start, end }) =>
    driversMessages.hours(start === 0 ? null : toClock(start), end === minutesPerDay ? null : toClock(end)),
  );
  return (
    <>
      <span className={`min-w-0 text-sm wrap-anywhere ${driver ? '' : 'semibold text-sunrise'}`}>
        {driver?.name ?? toursMessages.noDriverYet}
        {off.length > 0 && (
          <span className="text-muted">
            {' '}
            ({isOff ? toursMessages.off : `${toursMessages.off} ${hours.join(', ')}`})
          </span>
        )}
      </span>
      <ul className={`driver-hours-line driver-hours-grid ${isOff ? 'bg-sand' : ''}`}>
        {tours.map((drawn) => (
          <Bar key={drawn.tour.orderId} drawn={drawn} />
        ))}
      </ul>
    </>
  );
}

function Bar({ drawn: { tour, from, to } }: { drawn: DrawnTour }) {
  const { states, driverOff } = useMessages().tours;
  const tone = tour.isDriverOff ? '[border-width:1px] border-sunrise text-sunrise' : stateTones[tour.state];
  const end = tourEndTime(tour);
  return (
    <li style={columns(from, to)} className="min-w-0">
      <PageLink
        to={deskPaths.tour(tour.orderId)}
        title={`${tour.startTime}–${end} ${tour.customerName}`}
        className={`block min-h-11 rounded-sm px-1.5 py-1 text-xs no-underline ${tone}`}
      >
        <span className="block bold tabular">
          {tour.startTime}
          <span className="sr-only">–{end}</span>
        </span>
        <span className="block truncate">{tour.customerName}</span>
        <span className="sr-only">
          {states[tour.state]}
          {tour.isDriverOff && `. ${driverOff}`}
        </span>
      </PageLink>
    </li>
  );
}

const columns = (from: number, to: number): CSSProperties => ({ gridColumn: `${from + 1} / ${to + 1}` });

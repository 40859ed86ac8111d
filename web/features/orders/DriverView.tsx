import type { ReactNode } from 'react';
import { escapedControls } from '../../../domain/readableText.ts';
import { tourEndTime } from '../../../domain/tickets/overtime.ts';
import { driverWords as words } from './driverWords.ts';

interface DriverViewProps {
  tour: {
    tripDate: string;
    startTime: string;
    numberOfPeople: number;
    customerName: string;
    /** Null or missing for the station. */
    departurePlace?: { koreanName: string } | null;
    boughtHalfHours?: number;
    acceptsEarlyEnd?: boolean;
    /** A route agreed with the company, in addition to the stops. */
    agreedRoute?: string | undefined;
    stops: readonly { placeId: number; koreanName: string; koreanAddress: string | null }[];
  };
}

function Fact({ name, isWide, children }: { name: string; isWide?: boolean; children: ReactNode }) {
  return (
    <div className={isWide ? 'col-span-2' : undefined}>
      <dt className="text-muted">{name}</dt>
      <dd className="bold text-xl wrap-anywhere">{children}</dd>
    </div>
  );
}

/** A tour in large Korean, for the driver. */
export function DriverView({ tour }: DriverViewProps) {
  // Defaults: a ticket that the previous release stored on the device.
  const { boughtHalfHours = 0, acceptsEarlyEnd = false } = tour;
  const end = tourEndTime(tour.startTime, boughtHalfHours);
  return (
    <div lang="ko">
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3">
        <Fact name={words.date} isWide>
          {words.fullDate(tour.tripDate)}
        </Fact>
        <Fact name={words.time}>
          {tour.startTime} – {end} ({words.duration(boughtHalfHours)})
          {acceptsEarlyEnd && <span className="block text-base">{words.earlyEnd}</span>}
        </Fact>
        <Fact name={words.people}>{words.peopleCount(tour.numberOfPeople)}</Fact>
        <Fact name={words.departure}>{tour.departurePlace?.koreanName ?? words.station}</Fact>
        <Fact name={words.passenger}>{escapedControls(tour.customerName)}</Fact>
      </dl>
      <h3 className="mt-5 text-muted">{words.stops}</h3>
      <ol className="mt-1 grid gap-3">
        {tour.stops.map(({ placeId, koreanName, koreanAddress }, index) => (
          <li key={placeId}>
            <p className="bold text-xl">
              {index + 1}. {koreanName}
            </p>
            {koreanAddress && <p className="text-base">{koreanAddress}</p>}
          </li>
        ))}
      </ol>
      {tour.agreedRoute && <p className="bold text-xl wrap-anywhere">{escapedControls(tour.agreedRoute)}</p>}
    </div>
  );
}

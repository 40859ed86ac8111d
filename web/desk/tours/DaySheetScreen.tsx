import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { Tour } from '../../../contract/desk/tours.ts';
import { toSeoulDate } from '../../../domain/calendar/seoulTime.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { PageLink } from '../../shared/ui/PageLink.tsx';
import { QueryResult } from '../../shared/ui/QueryResult.tsx';
import { deskPaths } from '../deskPaths.ts';
import { useMessages } from '../language/DeskLanguage.tsx';
import { formatDay, languageName } from '../language/formats.ts';
import { ko } from '../messages/ko.ts';
import { useDeskTitle } from '../shell/DeskPage.tsx';
import { LoadingRows } from '../shell/LoadingRows.tsx';
import { lengthNote } from './lengthNote.ts';
import { dayFromAddress, tourEndTime } from './tourDays.ts';
import { useTours } from './useTours.ts';

const koreanMessages = ko.tours;

/** The tours of a day on paper, in Korean whatever the desk's language. */
export function DaySheetScreen() {
  const toursMessages = useMessages().tours;
  const [search] = useSearchParams();
  const day = dayFromAddress(search, toSeoulDate(new Date()));
  const query = useTours(day, day);
  const title = `${koreanMessages.sheet.title} ${formatDay('ko', day)}`;
  useDeskTitle(title);
  return (
    <div className="mx-auto w-full max-w-page px-4 py-6">
      <div className="no-print mb-4 flex flex-wrap items-center justify-between gap-3">
        <PageLink to={deskPaths.toursOnDay(day)} className="inline-flex min-h-11 items-center text-pine">
          {toursMessages.back}
        </PageLink>
        <Button onClick={() => print()}>{toursMessages.print}</Button>
      </div>
      <div lang="ko" className="driver-card day-sheet hairline bg-surface text-ink">
        <h1 className="bold text-xl">{title}</h1>
        <QueryResult query={query} loading={<LoadingRows />}>
          {({ content }) => (
            <Sheet
              tours={content.filter(({ isRefundPending, isCalledOff }) => !isRefundPending && !isCalledOff)}
            />
          )}
        </QueryResult>
      </div>
    </div>
  );
}

function Sheet({ tours }: { tours: readonly Tour[] }) {
  if (tours.length === 0) return <p className="mt-4">{koreanMessages.emptyDay}</p>;
  return (
    <ol className="mt-4 grid gap-4">
      {tours.map((tour) => (
        <li key={tour.orderId} className="pt-3">
          <h2 className="bold text-lg">
            {tour.startTime} – {tourEndTime(tour)} {tour.customerName}{' '}
            {tour.resellerName && `(${tour.resellerName}) `}
            <span className="regular text-sm">{tour.orderNumber}</span>
          </h2>
          <table className="mt-1">
            <tbody>
              <Line name={koreanMessages.sheet.departure}>
                {tour.departurePlace?.meetingPlace ?? ko.deskSale.station}
              </Line>
              <Line name={koreanMessages.sheet.driver}>
                {tour.driver
                  ? `${tour.driver.name} ${tour.driver.phone}, ${tour.driver.car} ${tour.driver.plate} (${koreanMessages.states[tour.state]})`
                  : koreanMessages.states[tour.state]}
              </Line>
              <Line name={koreanMessages.sheet.people}>{koreanMessages.people(tour.numberOfPeople)}</Line>
              {lengthNote(tour, koreanMessages) !== null && (
                <Line name={koreanMessages.sheet.length}>{lengthNote(tour, koreanMessages)}</Line>
              )}
              <Line name={koreanMessages.sheet.language}>{languageName('ko', tour.language)}</Line>
              <Line name={koreanMessages.sheet.stops}>
                {tour.stops.map(({ placeId, name, address, memo }, index) => (
                  <span key={placeId} className="block wrap-anywhere">
                    {index + 1}. {name}
                    {address !== null && <span className="text-sm"> {address}</span>}
                    {memo !== '' && ` — ${memo}`}
                  </span>
                ))}
                <span className="block whitespace-pre-line wrap-anywhere">{tour.instructions}</span>
              </Line>
              {tour.note !== '' && (
                <Line name={koreanMessages.sheet.note}>
                  <span className="whitespace-pre-line wrap-anywhere">{tour.note}</span>
                </Line>
              )}
            </tbody>
          </table>
        </li>
      ))}
    </ol>
  );
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{children}</td>
    </tr>
  );
}

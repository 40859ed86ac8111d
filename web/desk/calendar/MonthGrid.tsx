import type { CSSProperties } from 'react';
import type { DeskSalesDay, SalesClosure } from '../../../contract/desk/sales.ts';
import { toSeoulDate } from '../../../domain/calendar/seoulTime.ts';
import { useDeskLanguage } from '../language/DeskLanguage.tsx';
import { formatDay, formatMonth, weekdayIn, weekdayNames } from '../language/formats.ts';
import { closuresOn, dayMark } from './dayMarks.ts';
import { holidayName } from './holidayNames.ts';
import { weekdayColumn } from './months.ts';

interface MonthGridProps {
  month: string;
  days: readonly DeskSalesDay[];
  closures: readonly SalesClosure[];
  onOpen: (date: string) => void;
}

/** The style that puts the month's first day below the name of its weekday. */
function firstCell(date: string): CSSProperties & Record<'--first-column', number> {
  return { '--first-column': weekdayColumn(date) };
}

/** A cell for each day of a month, in weeks; on a phone the days are a list. */
export function MonthGrid({ month, days, closures, onOpen }: MonthGridProps) {
  const { language, messages } = useDeskLanguage();
  const today = toSeoulDate(new Date());
  // A phone lists the current month from today on.
  const isCurrentMonth = today.startsWith(month);
  return (
    <>
      <div aria-hidden="true" className="sales-week semibold text-muted text-sm max-lg:hidden">
        {weekdayNames(language, 'short').map((name) => (
          <span key={name} className="px-2 pb-1">
            {name}
          </span>
        ))}
      </div>
      <ol aria-label={messages.calendar.days(formatMonth(language, month))} className="sales-week">
        {days.map((day, index) => (
          <li
            key={day.date}
            className={`flex min-w-0 ${isCurrentMonth && day.date < today ? 'max-lg:hidden' : ''}`}
            style={index === 0 ? firstCell(day.date) : undefined}
          >
            <DayCell
              day={day}
              closures={closuresOn(closures, day.date)}
              today={today}
              onOpen={() => onOpen(day.date)}
            />
          </li>
        ))}
      </ol>
    </>
  );
}

interface DayCellProps {
  day: DeskSalesDay;
  /** The closures of that day. */
  closures: readonly SalesClosure[];
  today: string;
  onOpen: () => void;
}

function DayCell({ day, closures, today, onOpen }: DayCellProps) {
  const { language, messages } = useDeskLanguage();
  const { calendar } = messages;
  const { date, cars, sold, held } = day;
  const mark = date < today ? null : dayMark(day, closures);
  const reasons = closures.map(({ reason }) => reason).join(', ');
  const isClosure = mark === 'closed' || mark === 'partlyClosed';
  const holiday = holidayName(language, day);
  const background = mark === 'closed' ? 'bg-sand' : 'bg-surface';
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-current={date === today ? 'date' : undefined}
      className={`grid w-full content-start rounded-sm hairline p-2 text-start text-sm wrap-anywhere ${background} ${date < today ? 'text-muted' : ''}`}
      onClick={onOpen}
    >
      <span className="sr-only">{formatDay(language, date)}</span>
      <span>
        <span aria-hidden="true" className={`mr-2 bold ${date === today ? 'text-pine' : ''}`}>
          <span className="lg:hidden">{weekdayIn(language, date)}</span>
          <span className="max-lg:hidden">{Number(date.slice(8))}</span>
        </span>{' '}
        {holiday !== null && <span className="text-sunrise">{holiday}</span>}
      </span>
      <span>
        {cars === null ? calendar.noLimit : calendar.cars(cars)}
        {sold > 0 && <> · {calendar.sold(sold)}</>}
        {held > 0 && <> · {calendar.held(held)}</>}
      </span>
      {mark !== null && (
        <span className="semibold">
          {isClosure && reasons !== ''
            ? calendar.withReasons(calendar.marks[mark], reasons)
            : calendar.marks[mark]}
        </span>
      )}
    </button>
  );
}

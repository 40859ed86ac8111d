import type { DeskSalesDay, SalesClosure } from '../../../contract/desk/sales.ts';
import { toSeoulDate } from '../../../domain/calendar/seoulTime.ts';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { PageLink } from '../../shared/ui/PageLink.tsx';
import { deskPaths } from '../deskPaths.ts';
import { useDeskLanguage } from '../language/DeskLanguage.tsx';
import { formatDay } from '../language/formats.ts';
import { CarsForm } from './CarsForm.tsx';
import { ClosureForm } from './ClosureForm.tsx';
import { ClosureList } from './ClosureList.tsx';
import { stateRanges } from './dayMarks.ts';
import { holidayName } from './holidayNames.ts';

interface DayDialogProps {
  day: DeskSalesDay;
  /** The closures of that day. */
  closures: readonly SalesClosure[];
  /** @param sentence what was closed, in words */
  onClosed: (sentence: string) => void;
  onClose: () => void;
}

/** One day of the calendar: its departures, the number of its cars, and its closures. A past day can't be changed. */
export function DayDialog({ day, closures, onClosed, onClose }: DayDialogProps) {
  const { language, messages } = useDeskLanguage();
  const { calendar, shell } = messages;
  const { date, cars, sold, held } = day;
  const isPast = date < toSeoulDate(new Date());
  const holiday = holidayName(language, day);
  return (
    <Dialog open title={formatDay(language, date)} closeLabel={shell.close} onClose={onClose}>
      <div className="grid gap-5">
        <p>
          {cars === null ? calendar.noLimit : calendar.cars(cars)} · {calendar.sold(sold)}
          {held > 0 && <> · {calendar.held(held)}</>}
        </p>
        {sold > 0 && (
          <p className="flex flex-wrap gap-x-5">
            <PageLink to={deskPaths.toursOnDay(date)} className="text-pine">
              {calendar.toursOfDay}
            </PageLink>
            {!isPast && (
              <PageLink to={deskPaths.cancelDays(date)} className="text-pine">
                {messages.badDay.cancel.open}
              </PageLink>
            )}
          </p>
        )}
        {!isPast && (
          <>
            <ul className="text-sm">
              {stateRanges(day).map(({ state, first, last }) => (
                <li key={first}>
                  <span className="tabular">{first === last ? first : calendar.span(first, last)}</span>{' '}
                  {calendar.states[state]}
                </li>
              ))}
            </ul>
            <ClosureList closures={closures} />
            <section className="grid gap-3">
              <h3 className="bold">{calendar.closeDay}</h3>
              {holiday !== null && closures.length === 0 && <p>{calendar.suggestion(holiday)}</p>}
              <ClosureForm
                date={date}
                onClosed={(sentence) => {
                  onClosed(sentence);
                  onClose();
                }}
              />
            </section>
            <CarsForm day={day} />
          </>
        )}
      </div>
    </Dialog>
  );
}

import type { Stop } from '../../../../contract/stops.ts';
import { holidayOn } from '../../../../domain/calendar/holidays.ts';
import { isNeverClosed } from '../../../../domain/openingHours/openStatus.ts';
import { phoneUrl, shownPhone } from '../../../../domain/phone.ts';
import type { TimedStop } from '../../../../domain/tour/timetable.ts';
import type { VisitFault } from '../../../../domain/tour/visitHours.ts';
import type { Messages } from '../../../messages/messages.ts';
import { useLanguage } from '../../../shared/i18n/LanguageContext.tsx';
import { holidayNameOn } from '../../holidays/holidayName.ts';

function faultText(fault: VisitFault, hoursMessages: Messages['hours']['faults']): string {
  switch (fault.reason) {
    case 'opensLater':
      return hoursMessages.opensLater(fault.opens);
    case 'hasClosed':
      return hoursMessages.hasClosed(fault.closed);
    case 'pastLastEntry':
      return hoursMessages.pastLastEntry(fault.lastEntry);
    case 'closesEarly':
      return hoursMessages.closesEarly(fault.closes);
    default:
      return hoursMessages[fault.reason];
  }
}

interface StopHoursProps {
  stop: Stop;
  timed: TimedStop | undefined;
  /** The tour's day (yyyy-mm-dd), if it is chosen. */
  date: string | null;
}

/** Says whether a stop of a plan may be closed: by its hours at the time of the visit, and on public holidays. */
export function StopHours({ stop, timed, date }: StopHoursProps) {
  const { language, messages } = useLanguage();
  const hoursMessages = messages.hours;
  const fault = timed?.fault;
  const holiday =
    date && !isNeverClosed(stop.type, stop.openingHours.periods) && holidayNameOn(date, hoursMessages);
  return (
    <>
      {fault && (
        <p className={fault.reason === 'hoursUnknown' ? undefined : 'semibold text-sunrise'}>
          {faultText(fault, hoursMessages.faults)}
        </p>
      )}
      {holiday && <p>{hoursMessages.stopDiffers(holiday)}</p>}
      {holiday && stop.phone && (
        <p>
          {hoursMessages.call}{' '}
          <a href={phoneUrl(stop.phone)} className="tabular inline-flex min-h-11 items-center text-pine">
            {shownPhone(stop.phone, language)}
          </a>
        </p>
      )}
    </>
  );
}

/** For a whole plan: at Seollal and Chuseok much of the city is closed. */
export function LongHolidayNote({ date }: { date: string | null }) {
  const hoursMessages = useLanguage().messages.hours;
  const holiday = date === null ? null : holidayOn(date);
  if (!holiday?.isLongHoliday) return null;
  return (
    <p className="my-3 rounded-sm bg-sand px-3 py-2.5 semibold text-sm">
      {hoursMessages.longHoliday(hoursMessages.holidays[holiday.key])}
    </p>
  );
}

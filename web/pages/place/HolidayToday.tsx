import { useEffect, useState } from 'react';
import { holidayOn } from '../../../domain/calendar/holidays.ts';
import { holidayNameOn } from '../../features/holidays/holidayName.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { useSite } from '../../shared/page/Site.tsx';

/** Says that hours may differ if the day (today, yyyy-mm-dd) is a public holiday. The messages are loaded only on a holiday. */
export function HolidayToday({ day }: { day: string }) {
  const { messages } = useLanguage();
  const { loadMessages } = useSite();
  const [isLoaded, setLoaded] = useState(false);
  const isHoliday = holidayOn(day) !== null;
  useEffect(() => {
    // If they can't be loaded, the page looks as on any other day.
    if (isHoliday)
      loadMessages('hours').then(
        () => setLoaded(true),
        () => undefined,
      );
  }, [isHoliday, loadMessages]);
  if (!isHoliday || !isLoaded) return null;
  const { hours } = messages;
  return <span className="block text-sm">{hours.differToday(holidayNameOn(day, hours) ?? '')}</span>;
}

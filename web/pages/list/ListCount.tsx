import { toSeoulMinute } from '../../../domain/calendar/seoulTime.ts';
import { holidayNameOn } from '../../features/holidays/holidayName.ts';
import { formatMinute } from '../../features/places/openAt.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { useIsHydrated } from '../../shared/ui/useIsHydrated.ts';
import type { ListQuery } from './PlaceGrid.tsx';

interface ListCountProps {
  list: ListQuery;
  /** The chosen minute, if it is not the current one. */
  openAt: string | undefined;
}

/**
 * The number of places; for a list of open places also the time it applies to, whether hours may differ on that day, and
 * the number with unknown hours.
 */
export function ListCount({ list, openAt }: ListCountProps) {
  const { language, messages } = useLanguage();
  const { list: listMessages, hours } = messages;
  const isHydrated = useIsHydrated();
  const first = list.data?.pages[0];
  if (!first) return <div role="status">{list.isPending && messages.shell.loading}</div>;
  const { totalItems, open } = first;
  const count = listMessages.count(totalItems);
  const countOpen = (at: string) =>
    openAt ? hours.openCount(count, formatMinute(at, language)) : listMessages.openCount(count, at.slice(11));
  const holiday = open && holidayNameOn(open.at.slice(0, 10), hours);
  // Only in the browser: what the server renders does not depend on the clock.
  const hasPassed = isHydrated && openAt && openAt < toSeoulMinute(new Date());
  return (
    <div role="status" className="text-sm">
      <p className="semibold">{open ? countOpen(open.at) : count}</p>
      {hasPassed && <p className="text-sunrise">{hours.passed}</p>}
      {holiday && <p>{hours.differ(holiday)}</p>}
      {open && open.unknown > 0 && <p className="text-muted">{listMessages.leftOut(open.unknown)}</p>}
    </div>
  );
}

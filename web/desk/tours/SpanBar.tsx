import { useId } from 'react';
import { useNavigate } from 'react-router';
import { dayAfter } from '../../../domain/calendar/days.ts';
import { toSeoulDate } from '../../../domain/calendar/seoulTime.ts';
import { PageLink } from '../../shared/ui/PageLink.tsx';
import { deskPaths } from '../deskPaths.ts';
import { useMessages } from '../language/DeskLanguage.tsx';
import { StepLink } from '../ui/StepLink.tsx';
import { firstDay, lastDay, type Span } from './tourDays.ts';

/** Moves through the days or weeks, picks a date, and switches between the two. */
export function SpanBar({ span: { kind, from } }: { span: Span }) {
  const toursMessages = useMessages().tours;
  const navigate = useNavigate();
  const id = useId();
  const today = toSeoulDate(new Date());
  const isDay = kind === 'day';
  const spanAddress = isDay ? deskPaths.toursOnDay : deskPaths.toursInWeek;
  const step = isDay ? 1 : 7;
  const views = [
    { label: toursMessages.byDay, to: deskPaths.toursOnDay(from), isCurrent: isDay },
    { label: toursMessages.byWeek, to: deskPaths.toursInWeek(from), isCurrent: !isDay },
  ];
  return (
    <div className="flex flex-wrap items-center gap-2">
      <StepLink
        to={spanAddress(dayAfter(from, -step))}
        label={isDay ? toursMessages.previousDay : toursMessages.previousWeek}
        icon="left"
      />
      <PageLink to={spanAddress(today)} preventScrollReset className="chip no-underline">
        {toursMessages.today}
      </PageLink>
      <StepLink
        to={spanAddress(dayAfter(from, step))}
        label={isDay ? toursMessages.nextDay : toursMessages.nextWeek}
        icon="right"
      />
      <label htmlFor={id} className="sr-only">
        {toursMessages.date}
      </label>
      <input
        id={id}
        type="date"
        required
        min={firstDay}
        max={lastDay}
        value={from}
        onChange={({ target: { value, validity } }) => {
          if (validity.valid) void navigate(spanAddress(value), { preventScrollReset: true });
        }}
        className="min-h-11 rounded-sm hairline bg-surface px-3"
      />
      <nav aria-label={toursMessages.view} className="ml-auto flex">
        {views.map(({ label, to, isCurrent }) => (
          <PageLink
            key={label}
            to={to}
            preventScrollReset
            aria-current={isCurrent ? 'page' : undefined}
            className="desk-tab"
          >
            {label}
          </PageLink>
        ))}
      </nav>
    </div>
  );
}

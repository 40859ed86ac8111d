import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { DeskSalesDay, SalesClosure } from '../../../contract/desk/sales.ts';
import { toSeoulDate } from '../../../domain/calendar/seoulTime.ts';
import { Button, buttonClass } from '../../shared/ui/Button.tsx';
import { PageLink } from '../../shared/ui/PageLink.tsx';
import { QueryResult } from '../../shared/ui/QueryResult.tsx';
import { useIsReachable } from '../../shared/ui/useIsReachable.ts';
import { CancellationList } from '../badDay/CancellationList.tsx';
import { deskPaths } from '../deskPaths.ts';
import { useDeskLanguage, useMessages } from '../language/DeskLanguage.tsx';
import { formatMonth } from '../language/formats.ts';
import { settingLabels } from '../settings/companySettings.ts';
import { DeskPage } from '../shell/DeskPage.tsx';
import { LoadingRows } from '../shell/LoadingRows.tsx';
import { StepLink } from '../ui/StepLink.tsx';
import { CloseRangeDialog } from './CloseRangeDialog.tsx';
import { DayDialog } from './DayDialog.tsx';
import { closuresOn } from './dayMarks.ts';
import { MonthGrid } from './MonthGrid.tsx';
import { monthAfter, monthDays, monthFromAddress } from './months.ts';
import { RulesPanel } from './RulesPanel.tsx';
import { StopSales } from './StopSales.tsx';
import { useSalesCalendar } from './salesCalendar.ts';

/** What is sold, and when: the days of the month that the address names, and the rules of sales. */
export function CalendarScreen() {
  const { calendar, settings } = useMessages();
  const { language } = useDeskLanguage();
  const [search] = useSearchParams();
  const month = monthFromAddress(search, toSeoulDate(new Date()));
  const { from, to } = monthDays(month);
  const query = useSalesCalendar(from, to);
  return (
    <DeskPage title={calendar.title}>
      <QueryResult query={query} loading={<LoadingRows />}>
        {({ neededSettings, overtimePrice, rules, closures, days }) => (
          <div className="grid gap-5">
            {neededSettings.length > 0 && (
              <p className="wrap-anywhere rounded-md bg-sand p-4">
                {calendar.neededSettings(settingLabels(neededSettings, settings))}
              </p>
            )}
            <StopSales stoppedAt={rules.stoppedAt} />
            {days.some(({ workingDrivers }) => workingDrivers === null) && (
              <p className="rounded-md bg-foam p-4">{calendar.unlimited}</p>
            )}
            <section aria-label={formatMonth(language, month)}>
              <Month month={month} days={days} closures={closures} />
            </section>
            <CancellationList />
            <RulesPanel rules={rules} overtimePrice={overtimePrice} />
          </div>
        )}
      </QueryResult>
    </DeskPage>
  );
}

interface MonthProps {
  month: string;
  days: readonly DeskSalesDay[];
  closures: readonly SalesClosure[];
}

/** The days of a month, and the actions for them. */
function Month({ month, days, closures }: MonthProps) {
  const { badDay, calendar } = useMessages();
  const { language } = useDeskLanguage();
  const isReachable = useIsReachable();
  /** Which dialog is open: that of a day, or the one that closes a range of days. */
  const [opened, setOpened] = useState<string | null>(null);
  const [done, setDone] = useState('');
  const open = (what: string) => {
    setDone('');
    setOpened(what);
  };
  const close = () => setOpened(null);
  const day = days.find(({ date }) => date === opened);
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <StepLink
          to={deskPaths.calendarOf(monthAfter(month, -1))}
          label={calendar.previousMonth}
          icon="left"
        />
        <PageLink to={deskPaths.calendar()} preventScrollReset className="chip no-underline">
          {calendar.thisMonth}
        </PageLink>
        <StepLink to={deskPaths.calendarOf(monthAfter(month, 1))} label={calendar.nextMonth} icon="right" />
        <h2 className="ml-2 bold text-lg max-md:order-first max-md:ml-0 max-md:w-full" aria-live="polite">
          {formatMonth(language, month)}
        </h2>
        <Button variant="outline" className="ml-auto" disabled={!isReachable} onClick={() => open('range')}>
          {calendar.closeRange}
        </Button>
        <PageLink to={deskPaths.cancelDays()} className={buttonClass('outline')}>
          {badDay.cancel.open}
        </PageLink>
      </div>
      <p role="status" className="mt-3 text-pine empty:hidden">
        {done}
      </p>
      <div className="mt-4">
        <MonthGrid month={month} days={days} closures={closures} onOpen={open} />
      </div>
      {opened === 'range' && <CloseRangeDialog onClosed={setDone} onClose={close} />}
      {day && (
        <DayDialog day={day} closures={closuresOn(closures, day.date)} onClosed={setDone} onClose={close} />
      )}
    </>
  );
}

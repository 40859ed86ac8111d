import { useSearchParams } from 'react-router';
import type { Tour } from '../../../contract/desk/tours.ts';
import { toSeoulDate } from '../../../domain/calendar/seoulTime.ts';
import { drivingStates } from '../../../domain/tour/tourRules.ts';
import { Button, buttonClass } from '../../shared/ui/Button.tsx';
import { PageLink } from '../../shared/ui/PageLink.tsx';
import { QueryResult } from '../../shared/ui/QueryResult.tsx';
import { deskPaths } from '../deskPaths.ts';
import { downloadCsv } from '../downloadCsv.ts';
import { useDeskLanguage, useMessages } from '../language/DeskLanguage.tsx';
import { formatDay } from '../language/formats.ts';
import { DeskPage } from '../shell/DeskPage.tsx';
import { LoadingRows } from '../shell/LoadingRows.tsx';
import { DayView } from './DayView.tsx';
import { DriverHours } from './DriverHours.tsx';
import { SpanBar } from './SpanBar.tsx';
import { csvFileName, tourCsv } from './tourCsv.ts';
import { type Span, spanFromAddress } from './tourDays.ts';
import { useTours } from './useTours.ts';
import { WeekView } from './WeekView.tsx';

/** The tours of a day or a week, which its address names. */
export function ToursScreen() {
  const { messages, language } = useDeskLanguage();
  const [search] = useSearchParams();
  const span = spanFromAddress(search, toSeoulDate(new Date()));
  const { kind, from, to } = span;
  const query = useTours(from, to);
  return (
    <DeskPage title={messages.tours.title}>
      <SpanBar span={span} />
      <h2 className="mt-5 bold text-lg" aria-live="polite">
        {from === to
          ? formatDay(language, from)
          : `${formatDay(language, from)} – ${formatDay(language, to)}`}
      </h2>
      <div className="mt-3">
        <QueryResult query={query} loading={<LoadingRows />}>
          {({ content }) => (
            <>
              <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
                <Counts tours={content} />
                <Exports span={span} tours={content} />
              </div>
              {kind === 'day' && <DriverHours day={from} tours={content} />}
              {kind === 'day' ? <DayView tours={content} /> : <WeekView span={span} tours={content} />}
            </>
          )}
        </QueryResult>
      </div>
    </DeskPage>
  );
}

/** How many tours there are, and how many need somebody's attention. */
function Counts({ tours }: { tours: readonly Tour[] }) {
  const toursMessages = useMessages().tours;
  const due = tours.filter(({ isRefundPending, isCalledOff }) => !isRefundPending && !isCalledOff);
  const withoutDriver = due.filter(({ state }) => !drivingStates.includes(state)).length;
  const waiting = due.filter(({ state }) => state === 'offered').length;
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1">
      <span>{toursMessages.counts(tours.length)}</span>
      <span className={withoutDriver > 0 ? 'semibold text-sunrise' : 'text-muted'}>
        {toursMessages.withoutDriver(withoutDriver)}
      </span>
      <span className={waiting > 0 ? 'semibold text-sea' : 'text-muted'}>
        {toursMessages.waiting(waiting)}
      </span>
    </p>
  );
}

/** The exports: the list as a file, and the printable sheet of a day. */
function Exports({ span, tours }: { span: Span; tours: readonly Tour[] }) {
  const { messages, language } = useDeskLanguage();
  const download = () =>
    downloadCsv(tourCsv(tours, messages.tours, language), csvFileName(span, messages.tours));
  return (
    <div className="flex flex-wrap gap-2">
      {span.kind === 'day' && (
        <PageLink to={deskPaths.daySheetOn(span.from)} className={buttonClass('outline')}>
          {messages.tours.sheetLink}
        </PageLink>
      )}
      {span.kind === 'day' && tours.length > 0 && (
        <>
          <PageLink to={deskPaths.visitorMessageOn(span.from)} className={buttonClass('outline')}>
            {messages.badDay.message.open}
          </PageLink>
          {span.from >= toSeoulDate(new Date()) && (
            <PageLink to={deskPaths.cancelDays(span.from)} className={buttonClass('outline')}>
              {messages.badDay.cancel.open}
            </PageLink>
          )}
        </>
      )}
      <Button variant="outline" onClick={download} disabled={tours.length === 0}>
        {messages.tours.csv}
      </Button>
    </div>
  );
}

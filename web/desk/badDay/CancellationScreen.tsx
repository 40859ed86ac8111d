import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import type { CalledOffTour, DayCancellationDetail } from '../../../contract/desk/badDay.ts';
import { callQuery } from '../../shared/client/callQuery.ts';
import { buttonClass } from '../../shared/ui/Button.tsx';
import { PageLink } from '../../shared/ui/PageLink.tsx';
import { Panel } from '../../shared/ui/Panel.tsx';
import { QueryResult } from '../../shared/ui/QueryResult.tsx';
import { useDeskClient } from '../client/DeskClientContext.tsx';
import { deskPaths } from '../deskPaths.ts';
import { useDeskLanguage, useMessages } from '../language/DeskLanguage.tsx';
import { formatDay, formatMoment } from '../language/formats.ts';
import { DeskPage } from '../shell/DeskPage.tsx';
import { LoadingRows } from '../shell/LoadingRows.tsx';
import { missingOrFailed } from '../shell/missingOrFailed.tsx';

/** Milliseconds between two polls while tours are being called off, and afterwards. */
const [whileWorking, whileWaiting] = [1_500, 30_000];

/** The outcome of each tour that was called off together with others, while the cancellation runs and afterwards. */
export function CancellationScreen() {
  const { progress } = useMessages().badDay;
  const { cancellationId = '' } = useParams();
  const query = useQuery({
    ...callQuery(useDeskClient(), 'getDayCancellation', { params: { cancellationId }, query: {} }),
    refetchInterval: ({ state: { data } }) =>
      data !== undefined && (data.done === data.total ? whileWaiting : whileWorking),
  });
  return (
    <DeskPage title={progress.title}>
      <p className="mb-4">
        <PageLink to={deskPaths.calendar()} className="inline-flex min-h-11 items-center text-pine">
          {progress.back}
        </PageLink>
      </p>
      <QueryResult query={query} loading={<LoadingRows />} failed={missingOrFailed(query.refetch)}>
        {(cancellation) => <Progress cancellation={cancellation} />}
      </QueryResult>
    </DeskPage>
  );
}

const needsAttention = ({ status }: CalledOffTour) => status === 'failed' || status === 'refundRefused';

function Progress({ cancellation }: { cancellation: DayCancellationDetail }) {
  const { language, messages } = useDeskLanguage();
  const { progress, reasons } = messages.badDay;
  const { from, to, reason, words, createdBy, createdAt, total, done, failed, remaining, tours } =
    cancellation;
  const days =
    from === to
      ? formatDay(language, from)
      : messages.calendar.span(formatDay(language, from), formatDay(language, to));
  return (
    <div className="grid gap-5">
      <div className="rounded-md hairline bg-surface p-4">
        <h2 className="bold text-lg">
          {days} · {reasons[reason]}
        </h2>
        {words !== '' && <p className="mt-1 whitespace-pre-line wrap-anywhere">{words}</p>}
        <p className="mt-1 text-muted text-sm">{progress.by(createdBy, formatMoment(language, createdAt))}</p>
        <progress className="mt-3 block w-full accent-pine" value={done} max={total} aria-hidden="true" />
        <p role="status" className="mt-1 semibold">
          {progress.done(done, total)}
        </p>
        {done < total && <p className="text-muted text-sm">{progress.working}</p>}
        {failed > 0 && <p className="mt-1 semibold text-sunrise">{progress.failed(failed)}</p>}
      </div>
      {remaining > 0 && (
        <div className="grid gap-3 rounded-md bg-foam p-4">
          <p>{progress.remaining(remaining)}</p>
          <PageLink to={deskPaths.cancelDays(from, to)} className={buttonClass('outline')}>
            {progress.cancelMore}
          </PageLink>
        </div>
      )}
      <Panel title={messages.tours.title}>
        <ul className="grid gap-3">
          {tours
            .toSorted((one, other) => Number(needsAttention(other)) - Number(needsAttention(one)))
            .map((tour) => (
              <li key={tour.orderId} className="hairline-t pt-3">
                <TourLine tour={tour} />
              </li>
            ))}
        </ul>
      </Panel>
    </div>
  );
}

/** A tour with its outcome, and the next step if something failed. */
function TourLine({ tour }: { tour: CalledOffTour }) {
  const { language, messages } = useDeskLanguage();
  const { progress } = messages.badDay;
  const { orderId, tripDate, startTime, customerName, status, skippedBecause, until } = tour;
  return (
    <>
      <p className="wrap-anywhere">
        {formatDay(language, tripDate)} <span className="tabular">{startTime}</span> ·{' '}
        <PageLink to={deskPaths.order(orderId)} className="text-pine">
          {customerName}
        </PageLink>
      </p>
      <p className={`text-sm ${needsAttention(tour) ? 'semibold text-sunrise' : 'text-muted'}`}>
        {progress.statuses[status]}
        {until !== null && ` · ${progress.until(formatMoment(language, until))}`}
        {skippedBecause !== null && ` · ${progress.skipped[skippedBecause]}`}
      </p>
      {(status === 'failed' || status === 'refundRefused') && (
        <p className="text-sm">{progress.help[status]}</p>
      )}
    </>
  );
}

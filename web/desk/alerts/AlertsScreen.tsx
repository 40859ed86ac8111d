import { useQueryClient } from '@tanstack/react-query';
import type { Alert } from '../../../contract/desk/alerts.ts';
import { alertPath } from '../../../domain/staff/alertRules.ts';
import { useCallMutation } from '../../shared/client/useCallMutation.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { FormFailure } from '../../shared/ui/FormFailure.tsx';
import { PageLink } from '../../shared/ui/PageLink.tsx';
import { QueryResult } from '../../shared/ui/QueryResult.tsx';
import { useIsReachable } from '../../shared/ui/useIsReachable.ts';
import { useDeskClient, useDeskQuery } from '../client/DeskClientContext.tsx';
import { noInput } from '../client/deskClient.ts';
import { deskPaths } from '../deskPaths.ts';
import { failureSentence } from '../failureSentence.ts';
import { useDeskLanguage } from '../language/DeskLanguage.tsx';
import { formatDay, formatMoment } from '../language/formats.ts';
import { DeskPage } from '../shell/DeskPage.tsx';
import { LoadingRows } from '../shell/LoadingRows.tsx';
import { EmptyNote } from '../ui/EmptyNote.tsx';
import { useAlerts, useUnseenCount } from './alertsContext.ts';

/** All alerts of the signed-in member of staff, unseen ones first. */
export function AlertsScreen() {
  const { messages } = useDeskLanguage();
  const { alerts } = messages;
  const query = useDeskQuery('getAlerts', noInput);
  return (
    <DeskPage title={alerts.title} actions={<MarkAllSeen />}>
      <p className="mb-4 text-muted text-sm">
        {alerts.lead}{' '}
        <PageLink to={deskPaths.account()} className="text-pine">
          {alerts.toRules}
        </PageLink>
      </p>
      <QueryResult query={query} loading={<LoadingRows />}>
        {({ content }) =>
          content.length === 0 ? (
            <EmptyNote>{alerts.none}</EmptyNote>
          ) : (
            <ul aria-label={alerts.title} className="grid gap-2">
              {content.map((alert) => (
                <AlertLine key={alert.number} alert={alert} />
              ))}
            </ul>
          )
        }
      </QueryResult>
    </DeskPage>
  );
}

function MarkAllSeen() {
  const { messages } = useDeskLanguage();
  const client = useDeskClient();
  const queries = useQueryClient();
  const isReachable = useIsReachable();
  const { content } = useAlerts();
  const unseen = useUnseenCount();
  const { mutate, isPending, failure } = useCallMutation({
    mutationFn: (upTo: number) => client.call('markAlertsSeen', { params: {}, query: {}, body: { upTo } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['getAlerts'] }),
  });
  return (
    <div>
      <Button
        variant="outline"
        disabled={unseen === 0 || isPending || !isReachable}
        onClick={() => mutate(Math.max(...content.map(({ number }) => number)))}
      >
        {messages.alerts.markAll}
      </Button>
      <FormFailure sentence={failure && failureSentence(failure, messages)} />
    </div>
  );
}

function AlertLine({ alert }: { alert: Alert }) {
  const { language, messages } = useDeskLanguage();
  const { alerts } = messages;
  const { kind, at, isSeen, tripDate, startTime, customerName, placeName } = alert;
  const about =
    tripDate === null
      ? placeName
      : `${formatDay(language, tripDate)} ${startTime ?? ''}, ${customerName ?? ''}`;
  return (
    <li className="flex flex-wrap items-baseline gap-x-3 gap-y-1 rounded-md hairline bg-surface px-4 py-2">
      <PageLink
        to={alertPath(alert)}
        className={`inline-flex min-h-11 items-center text-pine ${isSeen ? '' : 'bold'}`}
      >
        {alerts.kinds[kind]}
      </PageLink>
      {!isSeen && <span className="desk-badge">{alerts.isNew}</span>}
      <span className="min-w-0 flex-1 basis-60 wrap-anywhere">{about}</span>
      <span className="text-muted text-sm">{formatMoment(language, at)}</span>
    </li>
  );
}

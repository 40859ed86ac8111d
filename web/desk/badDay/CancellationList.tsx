import { PageLink } from '../../shared/ui/PageLink.tsx';
import { Panel } from '../../shared/ui/Panel.tsx';
import { useDeskQuery } from '../client/DeskClientContext.tsx';
import { noInput } from '../client/deskClient.ts';
import { deskPaths } from '../deskPaths.ts';
import { useDeskLanguage } from '../language/DeskLanguage.tsx';
import { formatDay } from '../language/formats.ts';

/** Recent cancellations of whole days with their progress; renders nothing if there are none. */
export function CancellationList() {
  const { language, messages } = useDeskLanguage();
  const { progress, reasons } = messages.badDay;
  const { data } = useDeskQuery('listDayCancellations', noInput);
  if (!data || data.content.length === 0) return null;
  return (
    <Panel title={progress.list}>
      <ul className="grid gap-2">
        {data.content.map(({ id, from, to, reason, done, total, failed }) => (
          <li key={id}>
            <PageLink
              to={deskPaths.cancellation(id)}
              className="inline-flex min-h-11 items-center text-pine lg:min-h-0"
            >
              {from === to
                ? formatDay(language, from)
                : messages.calendar.span(formatDay(language, from), formatDay(language, to))}{' '}
              · {reasons[reason]}
            </PageLink>{' '}
            <span className="text-muted text-sm">{progress.line(done, total)}</span>
            {failed > 0 && (
              <span className="semibold text-sm text-sunrise"> · {progress.failed(failed)}</span>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

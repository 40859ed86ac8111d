import { useInfiniteQuery } from '@tanstack/react-query';
import type { AuditLine } from '../../../contract/desk/staff.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { QueryResult } from '../../shared/ui/QueryResult.tsx';
import { useDeskClient } from '../client/DeskClientContext.tsx';
import { useDeskLanguage, useMessages } from '../language/DeskLanguage.tsx';
import { formatMoment } from '../language/formats.ts';
import { DeskPage } from '../shell/DeskPage.tsx';
import { LoadingRows } from '../shell/LoadingRows.tsx';
import { ActorName } from '../ui/ActorName.tsx';
import { EmptyNote } from '../ui/EmptyNote.tsx';
import { valueText } from '../ui/valueText.ts';

/** The audit trail, the newest first. */
export function AuditScreen() {
  const { shell, audit } = useMessages();
  const client = useDeskClient();
  const lines = useInfiniteQuery({
    queryKey: ['listAudit'],
    initialPageParam: 0,
    queryFn: ({ pageParam: before, signal }) =>
      client.call('listAudit', { params: {}, query: before === 0 ? {} : { before } }, signal),
    getNextPageParam: ({ content, hasMore }) => (hasMore ? content.at(-1)?.number : undefined),
  });
  return (
    <DeskPage title={audit.title}>
      <p className="mb-4 text-muted">{audit.lead}</p>
      <QueryResult query={lines} loading={<LoadingRows />}>
        {({ pages }) => {
          const content = pages.flatMap((page) => page.content);
          if (content.length === 0) return <EmptyNote>{audit.none}</EmptyNote>;
          return (
            <ol className="grid gap-3">
              {content.map((line) => (
                <AuditEntry key={line.number} line={line} />
              ))}
            </ol>
          );
        }}
      </QueryResult>
      {lines.hasNextPage && (
        <div className="mt-4 text-center">
          <Button
            variant="outline"
            disabled={lines.isFetchingNextPage}
            onClick={() => void lines.fetchNextPage()}
          >
            {shell.more}
          </Button>
        </div>
      )}
    </DeskPage>
  );
}

/** The recorded fields; `former` is null for one that was not there before, or did not change. */
function changedFields({
  before,
  after,
}: AuditLine): { name: string; former: string | null; value: string }[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...names].map((name) => {
    const [former, value] = [valueText(before?.[name]), valueText(after?.[name])];
    return { name, former: before === null || former === value ? null : former, value };
  });
}

function AuditEntry({ line }: { line: AuditLine }) {
  const { language, messages } = useDeskLanguage();
  const { audit } = messages;
  const fields = changedFields(line);
  const [kind = '', ...id] = line.subject.split(' ');
  return (
    <li className="rounded-md hairline bg-surface px-4 py-3">
      <p>
        <span className="semibold">
          <ActorName entry={line} />
        </span>{' '}
        · {audit.actions[line.action] ?? line.action} ·{' '}
        <span className="break-all">{[audit.subjects[kind] ?? kind, ...id].join(' ')}</span>
      </p>
      <p className="text-muted text-sm">{formatMoment(language, line.at)}</p>
      {fields.length > 0 && (
        <ul aria-label={audit.fields} className="mt-1 grid gap-1 text-sm">
          {fields.map(({ name, former, value }) => (
            <li key={name} className="break-all">
              <span className="text-muted">{name}:</span>{' '}
              {former === null ? (
                value
              ) : (
                <>
                  <del>{former}</del> → <ins>{value}</ins>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { AuditLine } from '../../../contract/desk/auditTrail.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { PageLink } from '../../shared/ui/PageLink.tsx';
import { QueryResult } from '../../shared/ui/QueryResult.tsx';
import { useDeskClient } from '../client/DeskClientContext.tsx';
import { useDeskLanguage, useMessages } from '../language/DeskLanguage.tsx';
import { formatMoment } from '../language/formats.ts';
import { DeskPage } from '../shell/DeskPage.tsx';
import { LoadingRows } from '../shell/LoadingRows.tsx';
import { ActorName } from '../ui/ActorName.tsx';
import { EmptyNote } from '../ui/EmptyNote.tsx';
import { ExportButton } from '../ui/ExportButton.tsx';
import { useAddressSearch } from '../ui/useAddressSearch.ts';
import { valueText } from '../ui/valueText.ts';
import { AuditFilters } from './AuditFilters.tsx';
import { auditCsv } from './auditCsv.ts';
import { changedFields } from './auditFacts.ts';
import { auditSentence, subjectPath } from './auditSentence.ts';
import { type AuditView, toFilter, toSearch, viewFromAddress } from './auditView.ts';

/** The audit trail, the newest first. */
export function AuditScreen() {
  const { shell, audit } = useMessages();
  const client = useDeskClient();
  const [search, setSearch] = useAddressSearch();
  const view = viewFromAddress(search);
  const filter = toFilter(view);
  const lines = useInfiniteQuery({
    queryKey: ['listAudit', filter],
    initialPageParam: 0,
    queryFn: ({ pageParam: before, signal }) => {
      const query = before === 0 ? filter : { ...filter, before };
      return client.call('listAudit', { params: {}, query }, signal);
    },
    getNextPageParam: ({ content, hasMore }) => (hasMore ? content.at(-1)?.number : undefined),
    placeholderData: keepPreviousData,
  });
  return (
    <DeskPage title={audit.title} actions={<ExportAudit view={view} />}>
      <p className="mb-4 text-muted">{audit.lead}</p>
      <AuditFilters view={view} onSearch={(changed) => setSearch(toSearch(changed))} />
      <QueryResult query={lines} loading={<LoadingRows />}>
        {({ pages }) => {
          const content = pages.flatMap((page) => page.content);
          if (content.length === 0)
            return <EmptyNote>{Object.keys(filter).length > 0 ? audit.noneFound : audit.none}</EmptyNote>;
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

/** Exports the filtered lines as a file. */
function ExportAudit({ view }: { view: AuditView }) {
  const { language, messages } = useDeskLanguage();
  const { audit } = messages;
  const client = useDeskClient();
  return (
    <ExportButton
      label={audit.csv}
      fileName={audit.csvName}
      load={() => client.call('exportAudit', { params: {}, query: toFilter(view) })}
      toText={(lines) => auditCsv(lines, messages, language)}
      cutNote={audit.csvIsCut}
    />
  );
}

function AuditEntry({ line }: { line: AuditLine }) {
  const { language, messages } = useDeskLanguage();
  const { audit, shell } = messages;
  const fields = changedFields(line, (value) => valueText(value, shell.values));
  const path = subjectPath(line);
  return (
    <li className="rounded-md hairline bg-surface px-4 py-3">
      <p className="wrap-anywhere">
        <span className="semibold">
          <ActorName entry={line} />
        </span>
        {audit.separator}
        {auditSentence(line, messages)}
      </p>
      <p className="flex flex-wrap items-center gap-x-4 text-muted text-sm">
        {formatMoment(language, line.at)}
        {path !== null && (
          <PageLink to={path} className="inline-flex min-h-11 items-center text-pine">
            {audit.open}
          </PageLink>
        )}
      </p>
      {fields.length > 0 && (
        <details className="text-sm">
          <summary className="min-h-11 content-center">{audit.fields}</summary>
          <ul aria-label={audit.fields} className="grid gap-1">
            {fields.map(({ name, former, value }) => (
              <li key={name} className="break-all">
                <span className="text-muted">{audit.fieldNames[name] ?? name}:</span>{' '}
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
        </details>
      )}
    </li>
  );
}

import type { ReactNode } from 'react';
import { QueryResult } from '../../shared/ui/QueryResult.tsx';
import { LoadingRows } from '../shell/LoadingRows.tsx';
import { EmptyNote } from './EmptyNote.tsx';
import { Pages } from './Pages.tsx';

interface ListedReports {
  content: readonly unknown[];
  /** All open reports. */
  open: number;
  hasMore: boolean;
}

interface ReportPagesProps<Listed extends ListedReports> {
  query: { data: Listed | undefined; error: Error | null; refetch: () => unknown };
  page: number;
  onPage: (page: number) => void;
  /** In place of an empty list. */
  none: string;
  openSentence: (open: number) => string;
  /** The list's items. */
  children: (listed: Listed) => ReactNode;
}

/** Visitors' reports, a page at a time, below the number of open ones. */
export function ReportPages<Listed extends ListedReports>({
  query,
  page,
  onPage,
  none,
  openSentence,
  children,
}: ReportPagesProps<Listed>) {
  return (
    <QueryResult query={query} loading={<LoadingRows count={3} />}>
      {(listed) => (
        <>
          {listed.content.length === 0 && page === 1 ? (
            <EmptyNote>{none}</EmptyNote>
          ) : (
            <>
              <p role="status" className="mb-4 semibold">
                {openSentence(listed.open)}
              </p>
              <ul className="grid gap-4">{children(listed)}</ul>
            </>
          )}
          <Pages page={page} hasMore={listed.hasMore} onPage={onPage} />
        </>
      )}
    </QueryResult>
  );
}

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryResult } from '../../shared/ui/QueryResult.tsx';
import { deskQuery, useDeskClient } from '../client/DeskClientContext.tsx';
import { useText } from '../language/DeskLanguage.tsx';
import { DeskPage } from '../shell/DeskPage.tsx';
import { LoadingRows } from '../shell/LoadingRows.tsx';
import { EmptyNote } from '../ui/EmptyNote.tsx';
import { Pages } from '../ui/Pages.tsx';
import { ComplaintCard } from './ComplaintCard.tsx';

/** What visitors reported; those without a reply first. */
export function ComplaintsScreen() {
  const { complaints } = useText();
  const [page, setPage] = useState(1);
  const reports = useQuery({
    ...deskQuery(useDeskClient(), 'listReports', { params: {}, query: { page } }),
    placeholderData: keepPreviousData,
  });
  return (
    <DeskPage title={complaints.title}>
      <QueryResult query={reports} loading={<LoadingRows count={3} />}>
        {({ content, open, hasMore }) => (
          <>
            {content.length === 0 && page === 1 ? (
              <EmptyNote>{complaints.none}</EmptyNote>
            ) : (
              <>
                <p role="status" className="mb-4 semibold">
                  {complaints.open(open)}
                </p>
                <ul className="grid gap-4">
                  {content.map((report) => (
                    <ComplaintCard key={report.id} report={report} of={report} />
                  ))}
                </ul>
              </>
            )}
            <Pages page={page} hasMore={hasMore} onPage={setPage} />
          </>
        )}
      </QueryResult>
    </DeskPage>
  );
}

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { deskQuery, useDeskClient } from '../client/DeskClientContext.tsx';
import { useText } from '../language/DeskLanguage.tsx';
import { DeskPage } from '../shell/DeskPage.tsx';
import { ReportPages } from '../ui/ReportPages.tsx';
import { ComplaintCard } from './ComplaintCard.tsx';

/** What visitors reported; those without a reply first. */
export function ComplaintsScreen() {
  const { complaints } = useText();
  const [page, setPage] = useState(1);
  const query = useQuery({
    ...deskQuery(useDeskClient(), 'listReports', { params: {}, query: { page } }),
    placeholderData: keepPreviousData,
  });
  return (
    <DeskPage title={complaints.title}>
      <ReportPages
        query={query}
        page={page}
        onPage={setPage}
        none={complaints.none}
        openSentence={complaints.open}
      >
        {({ content }) =>
          content.map((report) => <ComplaintCard key={report.id} report={report} of={report} />)
        }
      </ReportPages>
    </DeskPage>
  );
}

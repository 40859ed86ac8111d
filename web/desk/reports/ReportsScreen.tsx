import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { deskQuery, useDeskClient } from '../client/DeskClientContext.tsx';
import { useText } from '../language/DeskLanguage.tsx';
import { DeskPage } from '../shell/DeskPage.tsx';
import { ReportPages } from '../ui/ReportPages.tsx';
import { ReportCard } from './ReportCard.tsx';

/** What visitors reported about places; the open ones first. */
export function ReportsScreen() {
  const { reports } = useText();
  const [page, setPage] = useState(1);
  const query = useQuery({
    ...deskQuery(useDeskClient(), 'listPlaceReports', { params: {}, query: { page } }),
    placeholderData: keepPreviousData,
  });
  return (
    <DeskPage title={reports.title}>
      <ReportPages query={query} page={page} onPage={setPage} none={reports.none} openSentence={reports.open}>
        {({ content, guideOrigin }) =>
          content.map((report) => <ReportCard key={report.id} report={report} guideOrigin={guideOrigin} />)
        }
      </ReportPages>
    </DeskPage>
  );
}

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callQuery } from '../../shared/client/callQuery.ts';
import { useMarkSeen } from '../alerts/useMarkSeen.ts';
import { useDeskClient } from '../client/DeskClientContext.tsx';
import { useMessages } from '../language/DeskLanguage.tsx';
import { DeskPage } from '../shell/DeskPage.tsx';
import { ReportPages } from '../ui/ReportPages.tsx';
import { TourReportCard } from './TourReportCard.tsx';

const shownAlerts = { kinds: ['complaint'] } as const;

/** Visitors' reports about tours, those without a reply first. */
export function TourReportsScreen() {
  const { tourReports } = useMessages();
  const [page, setPage] = useState(1);
  const query = useQuery({
    ...callQuery(useDeskClient(), 'listTourReports', { params: {}, query: { page } }),
    placeholderData: keepPreviousData,
  });
  useMarkSeen(shownAlerts);
  return (
    <DeskPage title={tourReports.title}>
      <ReportPages
        query={query}
        page={page}
        onPage={setPage}
        none={tourReports.none}
        openSentence={tourReports.open}
      >
        {({ content }) =>
          content.map((report) => <TourReportCard key={report.id} report={report} of={report} />)
        }
      </ReportPages>
    </DeskPage>
  );
}

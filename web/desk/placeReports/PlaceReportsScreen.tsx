import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callQuery } from '../../shared/client/callQuery.ts';
import { useMarkSeen } from '../alerts/useMarkSeen.ts';
import { useDeskClient } from '../client/DeskClientContext.tsx';
import { useMessages } from '../language/DeskLanguage.tsx';
import { DeskPage } from '../shell/DeskPage.tsx';
import { ReportPages } from '../ui/ReportPages.tsx';
import { PlaceReportCard } from './PlaceReportCard.tsx';

const shownAlerts = { kinds: ['placeReport'] } as const;

/** Visitors' reports about places, open reports first. */
export function PlaceReportsScreen() {
  const { placeReports } = useMessages();
  const [page, setPage] = useState(1);
  const query = useQuery({
    ...callQuery(useDeskClient(), 'listPlaceReports', { params: {}, query: { page } }),
    placeholderData: keepPreviousData,
  });
  useMarkSeen(shownAlerts);
  return (
    <DeskPage title={placeReports.title}>
      <ReportPages
        query={query}
        page={page}
        onPage={setPage}
        none={placeReports.none}
        openSentence={placeReports.open}
      >
        {({ content, guideOrigin }) =>
          content.map((report) => (
            <PlaceReportCard key={report.id} report={report} guideOrigin={guideOrigin} />
          ))
        }
      </ReportPages>
    </DeskPage>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callQuery } from '../../../shared/client/callQuery.ts';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { QueryResult } from '../../../shared/ui/QueryResult.tsx';
import { useDeskClient } from '../../client/DeskClientContext.tsx';
import { useMessages } from '../../language/DeskLanguage.tsx';
import { PlaceReportCard } from '../../placeReports/PlaceReportCard.tsx';
import { LoadingRows } from '../../shell/LoadingRows.tsx';
import { Pages } from '../../ui/Pages.tsx';

/** Visitors' reports about a place, which editors can close right beside the fields that they correct. */
export function PlaceReports({ placeId }: { placeId: number }) {
  const { guidePlace: guidePlaceMessages, placeReports } = useMessages();
  const [page, setPage] = useState(1);
  const query = useQuery(
    callQuery(useDeskClient(), 'listPlaceReports', { params: {}, query: { page, placeId: String(placeId) } }),
  );
  return (
    <Panel title={guidePlaceMessages.reports.title}>
      <QueryResult query={query} loading={<LoadingRows count={2} />}>
        {({ content, guideOrigin, hasMore }) =>
          content.length === 0 && page === 1 ? (
            <p className="text-muted">{guidePlaceMessages.reports.none}</p>
          ) : (
            <>
              <p role="status" className="mb-3 text-sm">
                {placeReports.openOfPlace(content.filter(({ closedAt }) => closedAt === null).length)}
              </p>
              <ul className="grid gap-4">
                {content.map((report) => (
                  <PlaceReportCard key={report.id} report={report} guideOrigin={guideOrigin} isInForm />
                ))}
              </ul>
              <Pages page={page} hasMore={hasMore} onPage={setPage} />
            </>
          )
        }
      </QueryResult>
    </Panel>
  );
}

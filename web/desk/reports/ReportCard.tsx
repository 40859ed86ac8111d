import type { PlaceReport } from '../../../contract/desk/placeReports.ts';
import { paths } from '../../shared/paths.ts';
import { useDeskLanguage } from '../language/DeskLanguage.tsx';
import { momentIn } from '../language/formats.ts';
import { ClosingNote, VisitorReport } from '../ui/VisitorReport.tsx';
import { ReportClosing } from './ReportClosing.tsx';

interface ReportCardProps {
  report: PlaceReport;
  /** Origin of the visitors' pages; empty for this one. */
  guideOrigin: string;
}

/** What a visitor reported about a place, and what became of it. */
export function ReportCard({ report, guideOrigin }: ReportCardProps) {
  const { language, text } = useDeskLanguage();
  const { reports } = text;
  const { placeType, placeId, placeName, openOfPlace, closedAt, closedBy, outcome, reply } = report;
  const isOpen = closedAt === null;
  return (
    <VisitorReport
      heading={reports.kinds[report.kind]}
      report={report}
      isOpen={isOpen}
      state={isOpen ? reports.state.open : reports.state.closed}
      about={
        <p className="flex flex-wrap items-center gap-x-3">
          <a
            href={`${guideOrigin}${paths.place(placeType, placeId)}`}
            target="_blank"
            rel="noreferrer"
            lang="ko"
            className="inline-flex min-h-11 items-center text-pine"
          >
            {placeName}
          </a>
          {openOfPlace > 0 && <span className="text-sm">{reports.openOfPlace(openOfPlace)}</span>}
        </p>
      }
    >
      {closedAt === null ? (
        <ReportClosing report={report} />
      ) : (
        <ClosingNote reply={reply}>
          {[
            ...(outcome === null ? [] : [reports.outcomes[outcome]]),
            ...(closedBy === null ? [] : [closedBy]),
            momentIn(language, closedAt),
          ].join(' · ')}
        </ClosingNote>
      )}
    </VisitorReport>
  );
}

import type { PlaceReport } from '../../../contract/desk/placeReports.ts';
import { paths } from '../../shared/paths.ts';
import { PageLink } from '../../shared/ui/PageLink.tsx';
import { deskPaths } from '../deskPaths.ts';
import { useDeskLanguage, useMessages } from '../language/DeskLanguage.tsx';
import { formatMoment } from '../language/formats.ts';
import { ClosingNote, VisitorReport } from '../ui/VisitorReport.tsx';
import { PlaceReportClosing } from './PlaceReportClosing.tsx';

interface PlaceReportCardProps {
  report: PlaceReport;
  /** Origin of the visitors' pages; empty for this one. */
  guideOrigin: string;
  /** Whether the card is beside the place's form, and so needs no name of the place. */
  isInForm?: boolean;
}

/** A visitor's report about a place, and its outcome. */
export function PlaceReportCard({ report, guideOrigin, isInForm = false }: PlaceReportCardProps) {
  const { language, messages } = useDeskLanguage();
  const { placeReports } = messages;
  const { closedAt, closedBy, outcome, reply } = report;
  const isOpen = closedAt === null;
  return (
    <VisitorReport
      heading={placeReports.kinds[report.kind]}
      report={report}
      isOpen={isOpen}
      state={isOpen ? placeReports.state.open : placeReports.state.closed}
      about={isInForm ? undefined : <AboutPlace report={report} guideOrigin={guideOrigin} />}
    >
      {closedAt === null ? (
        <PlaceReportClosing report={report} />
      ) : (
        <ClosingNote reply={reply}>
          {[
            ...(outcome === null ? [] : [placeReports.outcomes[outcome]]),
            ...(closedBy === null ? [] : [closedBy]),
            formatMoment(language, closedAt),
          ].join(' · ')}
        </ClosingNote>
      )}
    </VisitorReport>
  );
}

/** The place's page, and its form. */
function AboutPlace({ report, guideOrigin }: Pick<PlaceReportCardProps, 'report' | 'guideOrigin'>) {
  const { placeReports, guidePlace } = useMessages();
  const { placeType, placeId, placeName, openOfPlace } = report;
  const look = 'inline-flex min-h-11 items-center text-pine';
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      <a
        href={`${guideOrigin}${paths.place(placeType, placeId)}`}
        target="_blank"
        rel="noreferrer"
        lang="ko"
        className={look}
      >
        {placeName}
      </a>
      <PageLink to={deskPaths.guidePlace(placeId)} className={look}>
        {guidePlace.reports.edit}
      </PageLink>
      {openOfPlace > 0 && <span className="text-sm">{placeReports.openOfPlace(openOfPlace)}</span>}
    </p>
  );
}

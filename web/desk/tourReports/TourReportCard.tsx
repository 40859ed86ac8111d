import { useQueryClient } from '@tanstack/react-query';
import { tourReportReplySchema } from '../../../contract/desk/formBodies.ts';
import type { TourReport } from '../../../contract/desk/tourReports.ts';
import { PageLink } from '../../shared/ui/PageLink.tsx';
import { TextAreaField } from '../../shared/ui/TextAreaField.tsx';
import { useDeskClient } from '../client/DeskClientContext.tsx';
import { deskPaths } from '../deskPaths.ts';
import { useDeskLanguage } from '../language/DeskLanguage.tsx';
import { formatDay, formatMoment } from '../language/formats.ts';
import { DeskForm } from '../ui/form/DeskForm.tsx';
import { useDeskForm } from '../ui/form/useDeskForm.ts';
import { ClosingNote, VisitorReport } from '../ui/VisitorReport.tsx';

interface TourReportCardProps {
  report: TourReport;
  /** The tour of the report, if the screen does not already show it. */
  of?: { customerName: string; tripDate: string };
  /** Whether the card is on the order's own screen, and so needs no link to it. */
  isOnOrder?: boolean;
}

/** A visitor's report about a tour, and the reply to it. */
export function TourReportCard({ report, of, isOnOrder = false }: TourReportCardProps) {
  const { language, messages } = useDeskLanguage();
  const { tourReports, orders } = messages;
  const isOpen = report.closedAt === null;
  return (
    <VisitorReport
      heading={tourReports.kinds[report.kind]}
      report={report}
      isOpen={isOpen}
      state={isOpen ? tourReports.state.open : tourReports.state.closed}
      about={of && <p>{tourReports.of(of.customerName, formatDay(language, of.tripDate))}</p>}
    >
      {!isOnOrder && (
        <p className="mt-2 flex flex-wrap gap-x-4">
          <PageLink
            to={deskPaths.order(report.orderId)}
            className="inline-flex min-h-11 items-center text-pine"
          >
            {tourReports.order}
          </PageLink>
          <PageLink
            to={deskPaths.tour(report.orderId)}
            className="inline-flex min-h-11 items-center text-pine"
          >
            {tourReports.tour}
          </PageLink>
        </p>
      )}
      {report.closedAt === null ? (
        <ReplyForm report={report} writtenIn={orders.languages[report.language]} />
      ) : (
        <ClosingNote reply={report.reply}>
          {tourReports.replied(formatMoment(language, report.closedAt))}
        </ClosingNote>
      )}
    </VisitorReport>
  );
}

function ReplyForm({ report: { id, orderId }, writtenIn }: { report: TourReport; writtenIn: string }) {
  const { messages } = useDeskLanguage();
  const { tourReports } = messages;
  const client = useDeskClient();
  const queries = useQueryClient();
  const form = useDeskForm({
    stored: { reply: '' },
    schema: tourReportReplySchema,
    send: async (body) => {
      await client.call('closeTourReport', { params: { reportId: id }, query: {}, body });
      await Promise.all([
        queries.invalidateQueries({ queryKey: ['listTourReports'] }),
        queries.invalidateQueries({ queryKey: ['getOrder', { params: { orderId }, query: {} }] }),
        queries.invalidateQueries({ queryKey: ['listTours'] }),
      ]);
    },
  });
  return (
    <div className="mt-4">
      <DeskForm form={form} action={tourReports.close} canAct={form.values.reply.trim() !== ''}>
        <TextAreaField
          label={tourReports.reply}
          longest={2_000}
          hint={tourReports.replyHint(writtenIn)}
          required
          {...form.field('reply')}
        />
      </DeskForm>
    </div>
  );
}

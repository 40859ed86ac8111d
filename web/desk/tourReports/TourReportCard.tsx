import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Report } from '../../../contract/desk/orders.ts';
import { Form } from '../../shared/ui/Form.tsx';
import { FormFailure } from '../../shared/ui/FormFailure.tsx';
import { PageLink } from '../../shared/ui/PageLink.tsx';
import { SubmitButton } from '../../shared/ui/SubmitButton.tsx';
import { TextAreaField } from '../../shared/ui/TextAreaField.tsx';
import { useIsReachable } from '../../shared/ui/useIsReachable.ts';
import { useRequest } from '../../shared/ui/useRequest.ts';
import { useDeskClient } from '../client/DeskClientContext.tsx';
import { deskPaths } from '../deskPaths.ts';
import { failureSentence } from '../failureSentence.ts';
import { useDeskLanguage } from '../language/DeskLanguage.tsx';
import { dayIn, momentIn } from '../language/formats.ts';
import { ClosingNote, VisitorReport } from '../ui/VisitorReport.tsx';

interface TourReportCardProps {
  report: Report;
  /** Whose report it is, where that is not clear. */
  of?: { customerName: string; tripDate: string };
  /** On the order's own screen it needs no link there. */
  isOnOrder?: boolean;
}

/** What a visitor reported, and the reply to it. */
export function TourReportCard({ report, of, isOnOrder = false }: TourReportCardProps) {
  const { language, text } = useDeskLanguage();
  const { tourReports, orders } = text;
  const isOpen = report.closedAt === null;
  return (
    <VisitorReport
      heading={tourReports.kinds[report.kind]}
      report={report}
      isOpen={isOpen}
      state={isOpen ? tourReports.state.open : tourReports.state.closed}
      about={of && <p>{tourReports.of(of.customerName, dayIn(language, of.tripDate))}</p>}
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
          {tourReports.replied(momentIn(language, report.closedAt))}
        </ClosingNote>
      )}
    </VisitorReport>
  );
}

function ReplyForm({ report: { id, orderId }, writtenIn }: { report: Report; writtenIn: string }) {
  const { text } = useDeskLanguage();
  const { tourReports } = text;
  const client = useDeskClient();
  const queries = useQueryClient();
  const isReachable = useIsReachable();
  const { run, isBusy, failure } = useRequest();
  const [reply, setReply] = useState('');
  const canSend = reply.trim() !== '' && isReachable;
  const send = () =>
    run(async () => {
      const body = { reply: reply.trim() };
      await client.call('closeTourReport', { params: { reportId: id }, query: {}, body });
      await Promise.all([
        queries.invalidateQueries({ queryKey: ['listTourReports'] }),
        queries.invalidateQueries({ queryKey: ['getOrder', { params: { orderId }, query: {} }] }),
        queries.invalidateQueries({ queryKey: ['listTours'] }),
      ]);
    });
  return (
    <div className="mt-4">
      <Form isBusy={isBusy || !canSend} onSubmit={() => void send()}>
        <TextAreaField
          label={tourReports.reply}
          name="reply"
          value={reply}
          onChange={setReply}
          longest={2_000}
          hint={tourReports.replyHint(writtenIn)}
          required
        />
        <FormFailure sentence={failure && failureSentence(failure, text)} />
        <SubmitButton isBusy={isBusy} disabled={!canSend}>
          {tourReports.close}
        </SubmitButton>
      </Form>
    </div>
  );
}

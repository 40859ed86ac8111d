import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Report } from '../../../contract/desk/orders.ts';
import { useCallMutation } from '../../shared/client/useCallMutation.ts';
import { Form } from '../../shared/ui/Form.tsx';
import { FormFailure } from '../../shared/ui/FormFailure.tsx';
import { PageLink } from '../../shared/ui/PageLink.tsx';
import { SubmitButton } from '../../shared/ui/SubmitButton.tsx';
import { TextAreaField } from '../../shared/ui/TextAreaField.tsx';
import { useIsReachable } from '../../shared/ui/useIsReachable.ts';
import { useDeskClient } from '../client/DeskClientContext.tsx';
import { deskPaths } from '../deskPaths.ts';
import { failureSentence } from '../failureSentence.ts';
import { useDeskLanguage } from '../language/DeskLanguage.tsx';
import { dayIn, momentIn } from '../language/formats.ts';
import { ClosingNote, VisitorReport } from '../ui/VisitorReport.tsx';

interface ComplaintCardProps {
  report: Report;
  /** Whose complaint it is, where that is not clear. */
  of?: { customerName: string; tripDate: string };
  /** On the order's own screen it needs no link there. */
  isOnOrder?: boolean;
}

/** What a visitor reported, and the reply to it. */
export function ComplaintCard({ report, of, isOnOrder = false }: ComplaintCardProps) {
  const { language, text } = useDeskLanguage();
  const { complaints, orders } = text;
  const isOpen = report.closedAt === null;
  return (
    <VisitorReport
      heading={complaints.kinds[report.kind]}
      report={report}
      isOpen={isOpen}
      state={isOpen ? complaints.state.open : complaints.state.closed}
      about={of && <p>{complaints.of(of.customerName, dayIn(language, of.tripDate))}</p>}
    >
      {!isOnOrder && (
        <p className="mt-2 flex flex-wrap gap-x-4">
          <PageLink
            to={deskPaths.order(report.orderId)}
            className="inline-flex min-h-11 items-center text-pine"
          >
            {complaints.order}
          </PageLink>
          <PageLink
            to={deskPaths.tour(report.orderId)}
            className="inline-flex min-h-11 items-center text-pine"
          >
            {complaints.tour}
          </PageLink>
        </p>
      )}
      {report.closedAt === null ? (
        <ReplyForm report={report} writtenIn={orders.languages[report.language]} />
      ) : (
        <ClosingNote reply={report.reply}>
          {complaints.replied(momentIn(language, report.closedAt))}
        </ClosingNote>
      )}
    </VisitorReport>
  );
}

function ReplyForm({ report: { id, orderId }, writtenIn }: { report: Report; writtenIn: string }) {
  const { text } = useDeskLanguage();
  const { complaints } = text;
  const client = useDeskClient();
  const queries = useQueryClient();
  const isReachable = useIsReachable();
  const [reply, setReply] = useState('');
  const canSend = reply.trim() !== '' && isReachable;
  const { mutate, isPending, failure } = useCallMutation({
    mutationFn: () =>
      client.call('closeReport', { params: { reportId: id }, query: {}, body: { reply: reply.trim() } }),
    onSuccess: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ['listReports'] }),
        queries.invalidateQueries({ queryKey: ['getOrder', { params: { orderId }, query: {} }] }),
        queries.invalidateQueries({ queryKey: ['listTours'] }),
      ]),
  });
  return (
    <div className="mt-4">
      <Form isBusy={isPending || !canSend} onSubmit={mutate}>
        <TextAreaField
          label={complaints.reply}
          name="reply"
          value={reply}
          onChange={setReply}
          longest={2_000}
          hint={complaints.replyHint(writtenIn)}
          required
        />
        <FormFailure sentence={failure && failureSentence(failure, text)} />
        <SubmitButton isBusy={isPending} disabled={!canSend}>
          {complaints.close}
        </SubmitButton>
      </Form>
    </div>
  );
}

import { lazy, Suspense, useId, useState } from 'react';
import type { TicketDetail } from '../../../contract/tickets.ts';
import { formatMoment } from '../../features/orders/formatMoment.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { Panel } from '../../shared/ui/Panel.tsx';

/** Needs the network, and is loaded when it is opened. */
const ReportDialog = lazy(async () => ({ default: (await import('./ReportDialog.tsx')).ReportDialog }));

interface ReportsProps extends Pick<TicketDetail, 'orderId' | 'reports' | 'canReport'> {
  isReachable: boolean;
  onReported: (ticket: TicketDetail) => void;
}

/** What the visitor reported about a tour, with the replies, and the button to report something. */
export function Reports({ orderId, reports, canReport, isReachable, onReported }: ReportsProps) {
  const { messages } = useLanguage();
  const { report: reportMessages } = messages.ticket;
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [isSent, setSent] = useState(false);
  return (
    <>
      {reports.length > 0 && (
        <Panel title={reportMessages.list}>
          <ul className="grid gap-4">
            {reports.map((report) => (
              <Reported key={report.reportedAt} {...report} />
            ))}
          </ul>
        </Panel>
      )}
      <div>
        {/* Always rendered, so that a sent report is announced. */}
        <p role="status" className="sr-only">
          {isSent && reportMessages.received}
        </p>
        {canReport && (
          <Button
            variant="outline"
            className="w-full md:w-78"
            disabled={!isReachable}
            aria-describedby={isReachable ? undefined : `${id}-why`}
            onClick={() => setOpen(true)}
          >
            {reportMessages.open}
          </Button>
        )}
        {canReport && !isReachable && (
          <p id={`${id}-why`} className="mt-2 text-muted text-sm">
            {reportMessages.offline}
          </p>
        )}
      </div>
      <Suspense>
        {isOpen && (
          <ReportDialog
            orderId={orderId}
            isReachable={isReachable}
            onClose={() => setOpen(false)}
            onReported={(ticket) => {
              setOpen(false);
              setSent(true);
              onReported(ticket);
            }}
          />
        )}
      </Suspense>
    </>
  );
}

function Reported({ kind, words: typed, reportedAt, reply }: TicketDetail['reports'][number]) {
  const { language, messages } = useLanguage();
  const { report: reportMessages } = messages.ticket;
  return (
    <li className="hairline-t pt-3">
      <h3 className="semibold">{reportMessages.kinds[kind]}</h3>
      <p className="text-muted text-sm">{formatMoment(new Date(reportedAt), language)}</p>
      {typed !== '' && <p className="wrap-anywhere mt-2 whitespace-pre-line">{typed}</p>}
      {reply === null ? (
        <p className="mt-2 text-sm">{reportMessages.received}</p>
      ) : (
        <div className="mt-3 rounded-sm bg-foam px-3 py-2.5">
          <h4 className="semibold text-sm">{reportMessages.reply}</h4>
          <p className="wrap-anywhere mt-1 whitespace-pre-line">{reply}</p>
        </div>
      )}
    </li>
  );
}

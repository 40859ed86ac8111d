import type { TicketDetail } from '../../../contract/tickets.ts';
import { shownTerms } from '../../../domain/tickets/orderTerms.ts';
import { specTerms } from '../../../domain/tickets/saleTerms.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { useSaleTerms } from '../../shared/page/useSaleTerms.ts';
import { Panel } from '../../shared/ui/Panel.tsx';

interface RefundRuleProps {
  /** The terms of an order or of the server's offer; by default the current terms. */
  terms?: Pick<TicketDetail, 'refundRule'> & Partial<Pick<TicketDetail, 'changeHours'>>;
}

/** The refund rule in plain words, shown before payment. */
export function RefundRule({ terms }: RefundRuleProps) {
  const { messages } = useLanguage();
  const { payment: paymentMessages, refundSteps: names } = messages.ticket;
  const current = shownTerms(useSaleTerms());
  // A server of the previous release does not send `changeHours`; nor do tickets contain it that it stored on the device.
  const { refundRule, changeHours = specTerms.changeHours } = terms ?? current;
  return (
    <Panel title={paymentMessages.refund}>
      <p className="text-muted text-sm">{paymentMessages.refundLead}</p>
      <dl className="mt-3 text-sm">
        {refundRule.steps.map(({ step, percent }) => (
          <div key={step} className="flex justify-between gap-4 hairline-t py-2">
            <dt>{names[step]}</dt>
            <dd className="shrink-0 semibold tabular">{paymentMessages.refundShare(percent)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-muted text-sm">{paymentMessages.changeRule(changeHours)}</p>
    </Panel>
  );
}

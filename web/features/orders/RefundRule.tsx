import { changeHours } from '../../../domain/tickets/changeRules.ts';
import { type RefundStep, refundPercents, refundSteps } from '../../../domain/tickets/ticketRules.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { Panel } from '../../shared/ui/Panel.tsx';

interface RefundRuleProps {
  /** Values from the server; the current defaults until they are loaded. */
  steps?: readonly { step: RefundStep; percent: number }[] | undefined;
}

const ownSteps = refundSteps.map((step) => ({ step, percent: refundPercents[step] }));

/** The refund rule in plain words, shown before payment. */
export function RefundRule({ steps = ownSteps }: RefundRuleProps) {
  const { messages } = useLanguage();
  const { payment: paymentMessages, refundSteps: names } = messages.ticket;
  return (
    <Panel title={paymentMessages.refund}>
      <p className="text-muted text-sm">{paymentMessages.refundLead}</p>
      <dl className="mt-3 text-sm">
        {steps.map(({ step, percent }) => (
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

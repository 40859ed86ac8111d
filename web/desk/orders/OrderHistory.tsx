import type { DeskOrder } from '../../../contract/desk/orders.ts';
import { useDeskLanguage } from '../language/DeskLanguage.tsx';
import { formatMoment } from '../language/formats.ts';
import { memberName } from '../ui/memberName.ts';
import { historySentence } from './historySentence.ts';

/** The changes of an order, the oldest first. */
export function OrderHistory({ history }: { history: DeskOrder['history'] }) {
  const { language, messages } = useDeskLanguage();
  const { causes } = messages.orders;
  return (
    <ol className="grid gap-3">
      {history.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are only ever added at the end
        <li key={index} className="hairline-b pb-3">
          <p className="wrap-anywhere">{historySentence(line, messages)}</p>
          <p className="text-muted text-sm">
            {formatMoment(language, line.at)} ·{' '}
            {line.who
              ? memberName({ who: line.who, role: line.role }, messages.shell)
              : (causes[line.cause] ?? line.cause)}
          </p>
        </li>
      ))}
    </ol>
  );
}

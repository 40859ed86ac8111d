import type { DeskOrder } from '../../../contract/desk/orders.ts';
import { useDeskLanguage } from '../language/DeskLanguage.tsx';
import { formatMoment } from '../language/formats.ts';
import { valueText } from '../ui/valueText.ts';

/** The changes of an order, the oldest first. */
export function OrderHistory({ history }: { history: DeskOrder['history'] }) {
  const { language, messages } = useDeskLanguage();
  const { one, statuses, causes } = messages.orders;
  return (
    <ol className="grid gap-3">
      {history.map((move, index) => {
        const status = statuses[move.to];
        const details = Object.entries(move.detail);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are only ever added at the end
          <li key={index} className="hairline-b pb-3">
            <p className="semibold">{move.from === move.to ? one.noted(status) : one.became(status)}</p>
            <p className="text-muted text-sm">
              {formatMoment(language, move.at)} · {one.by(causes[move.cause] ?? move.cause)}
            </p>
            {details.length > 0 && (
              <p className="break-all text-sm">
                {details.map(([name, value]) => `${name}: ${valueText(value)}`).join(', ')}
              </p>
            )}
          </li>
        );
      })}
    </ol>
  );
}

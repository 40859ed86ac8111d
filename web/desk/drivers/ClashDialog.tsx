import { useQueryClient } from '@tanstack/react-query';
import type { TimeOffClash } from '../../../contract/desk/drivers.ts';
import { PageLink } from '../../shared/ui/PageLink.tsx';
import { useDeskClient } from '../client/DeskClientContext.tsx';
import { deskPaths } from '../deskPaths.ts';
import { useDeskLanguage } from '../language/DeskLanguage.tsx';
import { formatDay } from '../language/formats.ts';
import { ActionDialog } from '../ui/ActionDialog.tsx';

interface ClashDialogProps {
  driver: { readonly id: number; readonly name: string };
  clashes: readonly TimeOffClash[];
  /** @param sentence what was done, in words */
  onDone: (sentence: string) => void;
  onClose: () => void;
}

/** The tours that a driver can't drive any more, each with a suggested replacement; one press reassigns them all. */
export function ClashDialog({ driver, clashes, onDone, onClose }: ClashDialogProps) {
  const { language, messages } = useDeskLanguage();
  const { clashes: texts } = messages.badDay;
  const client = useDeskClient();
  const queries = useQueryClient();
  const tours = clashes.flatMap(({ tour: { orderId, version }, suggestion }) =>
    suggestion ? [{ orderId, version, driverId: suggestion.id }] : [],
  );
  return (
    <ActionDialog
      title={texts.title(driver.name)}
      action={texts.button(tours.length)}
      canAct={tours.length > 0}
      onAct={async () => {
        const { reassigned } = await client.call('reassignTours', {
          params: { driverId: driver.id },
          query: {},
          body: { tours },
        });
        for (const name of ['listTours', 'getTour', 'suggestDrivers', 'listDrivers']) {
          void queries.invalidateQueries({ queryKey: [name] });
        }
        onDone(texts.done(reassigned.length, clashes.length - reassigned.length));
      }}
      onClose={onClose}
    >
      <p>{texts.lead}</p>
      <ul className="grid gap-2">
        {clashes.map(({ tour: { orderId, tripDate, startTime, customerName }, suggestion }) => (
          <li key={orderId} className="hairline-t pt-2 wrap-anywhere">
            {formatDay(language, tripDate)} <span className="tabular">{startTime}</span> ·{' '}
            <PageLink to={deskPaths.tour(orderId)} className="text-pine">
              {customerName}
            </PageLink>{' '}
            {suggestion ? (
              <span className="semibold">{texts.suggestion(suggestion.name)}</span>
            ) : (
              <span className="semibold text-sunrise">{texts.nobody}</span>
            )}
          </li>
        ))}
      </ul>
    </ActionDialog>
  );
}

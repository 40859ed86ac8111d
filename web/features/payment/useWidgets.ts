import { useEffect, useState } from 'react';
import type { CallResponse } from '../../shared/client/client.ts';
import type { OfferedMethod } from './offeredMethods.ts';
import { loadTossPayments, type TossWidgets } from './tossPayments.ts';

export const methodsId = 'payment-methods';
export const agreementId = 'payment-agreement';

export type WidgetsState =
  | { kind: 'loading' }
  | { kind: 'ready'; widgets: TossWidgets }
  | { kind: 'failed'; retry: () => void };

/** One pair of widgets at a time: the provider refuses a second one while the first exists or is being created. */
let lastPair: Promise<unknown> = Promise.resolve();

type WidgetSettings = Pick<CallResponse<'getPaymentOffer'>, 'scriptUrl' | 'customerKey'> & {
  method: OfferedMethod;
};

/**
 * Renders the provider's widgets for a method into the elements with the two ids. Another method gets new widgets: a
 * payment UI holds methods of one currency. A new price of the same method leaves the widgets as they are, with what was
 * entered there: the amount is set again before it is paid.
 */
export function useWidgets({ scriptUrl, customerKey, method }: WidgetSettings): WidgetsState {
  const { clientKey, amount, currency, variantKey } = method;
  const [tries, setTries] = useState(0);
  const [state, setState] = useState<WidgetsState>({ kind: 'loading' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry is one more try of the same; the amount is set again at the payment
  useEffect(() => {
    let isGone = false;
    const rendered: { destroy: () => Promise<void> }[] = [];
    const render = async () => {
      if (isGone) return;
      try {
        const tossPayments = await loadTossPayments(scriptUrl);
        if (isGone) return;
        const widgets = tossPayments(clientKey).widgets({ customerKey });
        await widgets.setAmount({ value: amount, currency });
        if (isGone) return;
        rendered.push(await widgets.renderPaymentMethods({ selector: `#${methodsId}`, variantKey }));
        if (isGone) return;
        rendered.push(
          await widgets.renderAgreement({ selector: `#${agreementId}`, variantKey: 'AGREEMENT' }),
        );
        if (!isGone) setState({ kind: 'ready', widgets });
      } catch {
        if (!isGone) setState({ kind: 'failed', retry: () => setTries((made) => made + 1) });
      }
    };
    setState({ kind: 'loading' });
    const pair = lastPair.then(render);
    lastPair = pair;
    return () => {
      isGone = true;
      const removal = pair.then(() => Promise.allSettled(rendered.map((widget) => widget.destroy())));
      lastPair = removal;
    };
  }, [scriptUrl, clientKey, customerKey, currency, variantKey, tries]);
  return state;
}

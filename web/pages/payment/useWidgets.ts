import { useEffect, useState } from 'react';
import type { CallResponse } from '../../shared/client/client.ts';
import { loadTossPayments, type TossWidgets } from './tossPayments.ts';

export const methodsId = 'payment-methods';
export const agreementId = 'payment-agreement';

export type WidgetsState =
  | { kind: 'loading' }
  | { kind: 'ready'; widgets: TossWidgets }
  | { kind: 'failed'; retry: () => void };

/** One pair of widgets at a time: the provider refuses a second one while the first exists or is being created. */
let lastPair: Promise<unknown> = Promise.resolve();

type Offer = CallResponse<'getPaymentOffer'>;

/** Renders the provider's widgets into the elements with the two ids, and removes them on unmount. */
export function useWidgets({ scriptUrl, clientKey, customerKey, amount, currency }: Offer): WidgetsState {
  const [tries, setTries] = useState(0);
  const [state, setState] = useState<WidgetsState>({ kind: 'loading' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry is one more try of the same
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
        rendered.push(
          await widgets.renderPaymentMethods({ selector: `#${methodsId}`, variantKey: 'DEFAULT' }),
        );
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
  }, [scriptUrl, clientKey, customerKey, amount, currency, tries]);
  return state;
}

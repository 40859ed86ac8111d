import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { parsePurchase, storedPurchase } from '../../features/orders/storedPurchase.ts';
import { planStore } from '../../features/plan/planStore.ts';
import { type Purchase, planPurchase } from '../../features/plan/purchase.ts';

/**
 * The order input: from the navigation (docs/product/payments.md#the-payment-screen), else from this tab's storage,
 * else the plan on this device; null if there is none, undefined until hydration.
 */
export function usePurchase(): Purchase | null | undefined {
  const { state, key } = useLocation();
  const [purchase, setPurchase] = useState<Purchase | null>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each navigation, whose state belongs to its key
  useEffect(() => {
    const { draft, places } = planStore.read();
    const found = parsePurchase(state) ?? storedPurchase.read() ?? planPurchase(draft, places);
    if (found) storedPurchase.write(found);
    setPurchase(found);
  }, [key]);
  return purchase;
}

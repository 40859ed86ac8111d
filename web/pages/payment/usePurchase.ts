import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { parsePurchase, storedPurchase } from '../../features/orders/storedPurchase.ts';
import { type Purchase, purchaseOfPlan } from '../../features/plan/purchase.ts';
import { readDraft } from '../../features/plan/trip/draft.ts';
import { readVisitedPlaces } from '../../features/plan/visitedPlaces.ts';

/**
 * The order input: from the navigation (SPEC 2), else from this tab's storage, else the plan on this device; null if
 * there is none, undefined until hydration.
 */
export function usePurchase(): Purchase | null | undefined {
  const { state, key } = useLocation();
  const [purchase, setPurchase] = useState<Purchase | null>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each navigation, whose state belongs to its key
  useEffect(() => {
    const found =
      parsePurchase(state) ??
      storedPurchase.read() ??
      purchaseOfPlan(readDraft(new Date()), readVisitedPlaces());
    if (found) storedPurchase.write(found);
    setPurchase(found);
  }, [key]);
  return purchase;
}

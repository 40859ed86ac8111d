import { paths } from '../../shared/paths.ts';
import type { Plan } from '../plan/plan.ts';
import { usePlan } from '../plan/planStore.ts';
import { type Purchase, planPurchase } from '../plan/purchase.ts';
import { purchaseSignature, storedPurchase } from './storedPurchase.ts';

/**
 * The path at which a guest continues after a sign-up; null without chosen places. It leads to the payment if this tab
 * has opened the payment for the plan as it is now, unless a save was requested since.
 */
export function resumePath({ draft, places }: Plan, purchase: Purchase | null): string | null {
  if (places.length === 0) return null;
  const planned = planPurchase(draft, places);
  const isPaying =
    purchase !== null &&
    planned !== null &&
    draft.saveOnReturn === null &&
    purchaseSignature(purchase) === purchaseSignature(planned);
  return isPaying ? paths.payment() : paths.tripPlan();
}

/** The same for this tab; null until hydration. */
export function useResumePath(): string | null {
  const plan = usePlan();
  return plan && resumePath(plan, storedPurchase.read());
}

/** The path of a login that returns to this path. */
export function useLoginToResume(): string {
  const path = useResumePath();
  return paths.login(path === null ? {} : { returnTo: path });
}

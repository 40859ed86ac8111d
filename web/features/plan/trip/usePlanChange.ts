import { useState } from 'react';
import type { OrderGain } from '../../../../domain/tour/advice.ts';
import type { Plan } from '../plan.ts';
import { planStore } from '../planStore.ts';

/** What a press on advice has done. */
export type ChangeResult =
  | { readonly kind: 'ordered'; readonly gain: OrderGain }
  | { readonly kind: 'alreadyBest' }
  | { readonly kind: 'leftOut'; readonly name: string }
  | { readonly kind: 'shortened'; readonly id: number; readonly minutes: number };

export interface PlanChange {
  /** Of the last press, as long as the places and visits are unchanged since. */
  readonly result: ChangeResult | null;
  readonly apply: (changed: (plan: Plan) => Plan, result: ChangeResult) => void;
  /** Null while there is nothing to undo. */
  readonly undo: (() => void) | null;
}

interface Press {
  /** The plan before it, if it has changed something. */
  readonly before: Plan | null;
  readonly after: string;
  readonly result: ChangeResult;
}

const stateOf = ({ places, draft }: Plan) => JSON.stringify([places.map(({ id }) => id), draft.stays]);

/**
 * Changes that advice makes to the plan, with their undo. Both are reset by the next change of the places or visits, from
 * any source or tab, since the result is valid only for the plan it was computed for.
 */
export function usePlanChange(plan: Plan): PlanChange {
  const [last, setLast] = useState<Press | null>(null);
  const press = last?.after === stateOf(plan) ? last : null;
  const before = press?.before;
  return {
    result: press?.result ?? null,
    apply: (changed, result) => {
      const former = planStore.read();
      planStore.change(changed);
      const after = stateOf(planStore.read());
      // A press that changes nothing leaves the former one to be undone.
      setLast({ before: after === stateOf(former) ? (before ?? null) : former, after, result });
    },
    undo: before
      ? () => {
          const { places, draft } = before;
          planStore.change((now) => ({ places, draft: { ...now.draft, stays: draft.stays } }));
          setLast(null);
        }
      : null,
  };
}

import { useSyncExternalStore } from 'react';
import type { OrderGain } from '../../../../domain/tour/advice.ts';
import type { Shortening } from '../../../../domain/tour/shorten.ts';
import { Store } from '../../../shared/Store.ts';
import type { Plan } from '../plan.ts';
import { planStore, usePlan } from '../planStore.ts';

/** The result of a press on a button of the advice. */
export type ChangeResult =
  | { readonly kind: 'ordered'; readonly gain: OrderGain }
  | { readonly kind: 'alreadyBest' }
  | {
      readonly kind: 'shortened';
      /** Names of places that are not in the plan any more. */
      readonly leftOut: readonly string[];
      readonly shorter: Shortening['shorter'];
      readonly isReordered: boolean;
    };

interface Press {
  /** The plan before the press, if the press has changed something. */
  readonly before: Plan | null;
  readonly after: string;
  readonly result: ChangeResult;
}

/** The last press, for as long as this document lives. */
const lastPress = new Store<Press | null>(null);

const planState = ({ places, draft }: Plan) => JSON.stringify([places.map(({ id }) => id), draft.stays]);

/** The last press, unless the places or visits have changed since: its result is valid only for its plan. */
function pressFor(plan: Plan): Press | null {
  const press = lastPress.now();
  return press?.after === planState(plan) ? press : null;
}

/** Changes the plan as advised. */
export function applyChange(changed: (plan: Plan) => Plan, result: ChangeResult): void {
  const former = planStore.read();
  const before = pressFor(former)?.before ?? null;
  planStore.change(changed);
  const after = planState(planStore.read());
  // A press that changes nothing leaves the previous one to be undone.
  lastPress.set({ before: after === planState(former) ? before : former, after, result });
}

/** Restores the places and visits from before the last press. */
function undoChange({ places, draft }: Plan): void {
  planStore.change((now) => ({ places, draft: { ...now.draft, stays: draft.stays } }));
  lastPress.set(null);
}

/**
 * The result of the last press, and its undo: null where nothing has changed. Both end with the next change of the places
 * or visits, from any source or tab.
 */
export function usePlanChange(): { result: ChangeResult | null; undo: (() => void) | null } {
  useSyncExternalStore(lastPress.subscribe, lastPress.now, () => null);
  const plan = usePlan();
  const press = plan && pressFor(plan);
  const before = press?.before;
  return { result: press?.result ?? null, undo: before ? () => undoChange(before) : null };
}

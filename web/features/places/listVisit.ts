import type { HistoryEntry } from '../../shared/client/services.ts';

interface VisitState {
  listVisit: string;
}

function isVisitState(state: unknown): state is VisitState {
  return (
    typeof state === 'object' && state !== null && 'listVisit' in state && typeof state.listVisit === 'string'
  );
}

/** The list visit that a history entry belongs to: the map has an entry of its own within the same visit. */
export function listVisit(entry: HistoryEntry | null): string {
  if (!entry) return '';
  return isVisitState(entry.state) ? entry.state.listVisit : entry.key;
}

/** Navigation state for another history entry of the same visit. */
export function sameVisit(entry: HistoryEntry): object {
  const state = typeof entry.state === 'object' ? entry.state : {};
  return { ...state, listVisit: listVisit(entry) } satisfies VisitState;
}

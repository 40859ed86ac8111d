import type { HistoryEntry } from '../../shared/client/services.ts';

interface VisitState {
  listVisit: string;
}

function isVisitState(state: unknown): state is VisitState {
  return (
    typeof state === 'object' && state !== null && 'listVisit' in state && typeof state.listVisit === 'string'
  );
}

/** The visit of a list that an entry of the history belongs to: its map is an entry of its own, of the same visit. */
export function listVisit(entry: HistoryEntry | null): string {
  if (!entry) return '';
  return isVisitState(entry.state) ? entry.state.listVisit : entry.key;
}

/** Navigation state for another entry of the same visit. */
export function sameVisit(entry: HistoryEntry): object {
  const state = typeof entry.state === 'object' ? entry.state : {};
  return { ...state, listVisit: listVisit(entry) } satisfies VisitState;
}

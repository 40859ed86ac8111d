import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { writeVisitedPlaces } from '../../features/plan/visitedPlaces.ts';
import { paths } from '../../shared/paths.ts';
import { useGo } from '../../shared/ui/useGo.ts';

function asksToClear(state: unknown): boolean {
  return (
    typeof state === 'object' && state !== null && 'clearVisited' in state && state.clearVisited === true
  );
}

/** SPEC 4: a navigation to my plan with the state `clearVisited` clears the list on this device. */
export function useClearVisited(): void {
  const { state, key } = useLocation();
  const go = useGo();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each navigation, whose state belongs to its key
  useEffect(() => {
    if (!asksToClear(state)) return;
    writeVisitedPlaces([]);
    // A reload, or a later return, would deliver the state again and clear what was chosen since.
    go(paths.myPlan(), { replace: true, preventScrollReset: true });
  }, [key]);
}

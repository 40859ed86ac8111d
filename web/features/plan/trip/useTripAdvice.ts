import { useEffect, useState } from 'react';
import { useSite } from '../../../shared/page/Site.tsx';

type TripAdviceModule = Pick<typeof import('./TripAdvice.tsx'), 'TripAdvice' | 'orderBest'> &
  Pick<typeof import('./TooLongDialog.tsx'), 'TooLongDialog'>;

/**
 * The advice and the dialog of Reserve, with their messages; loaded once they are wanted, since the plan opens without
 * them. `load` fails without network.
 */
export function useTripAdvice(isWanted: boolean): {
  advice: TripAdviceModule | null;
  load: () => Promise<TripAdviceModule>;
} {
  const { loadMessages } = useSite();
  const [advice, setAdvice] = useState<TripAdviceModule | null>(null);
  const load = async () => {
    const [{ TripAdvice, orderBest }, { TooLongDialog }] = await Promise.all([
      import('./TripAdvice.tsx'),
      import('./TooLongDialog.tsx'),
      loadMessages('planAdvice'),
    ]);
    const loaded = { TripAdvice, orderBest, TooLongDialog };
    setAdvice(loaded);
    return loaded;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads the same each time
  useEffect(() => {
    // The plan works without it; Best order tries again.
    if (isWanted) load().catch(() => undefined);
  }, [isWanted]);
  return { advice, load };
}

import { useEffect, useState } from 'react';
import { useSite } from '../../../shared/page/Site.tsx';

type TripAdvice = typeof import('./TripAdvice.tsx');

/** Advice with its words, loaded once it is wanted; the plan opens without it. `load` fails without network. */
export function useTripAdvice(isWanted: boolean): {
  advice: TripAdvice | null;
  load: () => Promise<TripAdvice>;
} {
  const { loadMessages } = useSite();
  const [advice, setAdvice] = useState<TripAdvice | null>(null);
  const load = async () => {
    const [module] = await Promise.all([import('./TripAdvice.tsx'), loadMessages('planAdvice')]);
    setAdvice(module);
    return module;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads the same each time
  useEffect(() => {
    // The plan works without it; Best order tries again.
    if (isWanted) load().catch(() => undefined);
  }, [isWanted]);
  return { advice, load };
}

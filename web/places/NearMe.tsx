import { lazy, Suspense, useEffect, useState } from 'react';
import { lesserPart } from '../shell/outdated.ts';

/** Its code is no part of the first load: without script there is nobody to ask. */
const NearMeControl = lazy(async () => ({
  default: (await lesserPart(() => import('./NearMeControl.tsx'))).NearMeControl,
}));

/** Asks for the visitor's position, on a press, so that cards say how far they are. Its room is kept by its row. */
export function NearMe() {
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  return (
    isAlive && (
      <Suspense>
        <NearMeControl />
      </Suspense>
    )
  );
}

import { lazy, Suspense, useEffect, useState } from 'react';
import { lesserPart } from '../shell/outdated.ts';

/** Its code is no part of the first load: without script there is nothing to press. */
const CopyControl = lazy(async () => ({
  default: (await lesserPart(() => import('./CopyControl.tsx'))).CopyControl,
}));

/** Copies a text. Appears only where the browser can copy (a secure address). */
export function CopyButton(props: { text: string; what: string }) {
  const [canCopy, setCanCopy] = useState(false);
  useEffect(() => setCanCopy('clipboard' in navigator), []);
  return (
    canCopy && (
      <Suspense>
        <CopyControl {...props} />
      </Suspense>
    )
  );
}

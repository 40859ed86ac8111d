import { lazy, Suspense, useEffect, useState } from 'react';
import { lesserPart } from '../shell/outdated.ts';

/** Its code is no part of the first load: without script there is nothing to press. */
const CopyControl = lazy(async () => ({
  default: (await lesserPart(() => import('./CopyControl.tsx'))).CopyControl,
}));

/** Copies a text. Appears, in the room that is kept for it, only where the browser can copy (a secure address). */
export function CopyButton(props: { text: string; what: string }) {
  const [canCopy, setCanCopy] = useState(false);
  useEffect(() => setCanCopy('clipboard' in navigator), []);
  return (
    <span className="flex min-h-7 min-w-16 shrink-0 justify-end">
      {canCopy && (
        <Suspense>
          <CopyControl {...props} />
        </Suspense>
      )}
    </span>
  );
}

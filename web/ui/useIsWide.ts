import { useSyncExternalStore } from 'react';

/** The width from which a screen has room for two columns; `lg:` in the styles. */
const wide = '(width >= 64rem)';

function onWidthChange(listener: () => void): () => void {
  const query = matchMedia(wide);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the screen is a wide one; null on the server, and until the page is alive. */
export function useIsWide(): boolean | null {
  return useSyncExternalStore<boolean | null>(
    onWidthChange,
    () => matchMedia(wide).matches,
    () => null,
  );
}

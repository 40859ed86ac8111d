import { useSyncExternalStore } from 'react';

/** The width from which a screen has two columns; `lg:` in the styles. */
const wide = '(width >= 64rem)';

function onWidthChange(listener: () => void): () => void {
  const query = matchMedia(wide);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

export function isWide(): boolean {
  return matchMedia(wide).matches;
}

/** Whether the screen is wide. Only for content rendered in the browser: the server cannot know. */
export function useIsWide(): boolean {
  return useSyncExternalStore(onWidthChange, isWide);
}

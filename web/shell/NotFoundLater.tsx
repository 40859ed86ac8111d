import { lazy, Suspense } from 'react';

const loadNotFound = async () => (await import('./NotFound.tsx')).NotFound;
/** Whole in the server's page; few readers ever see it, so that no page's first load carries it. */
const NotFound = import.meta.env.SSR
  ? await loadNotFound()
  : lazy(async () => ({ default: await loadNotFound() }));

/** What an address that leads nowhere shows, where a page finds that out by itself. */
export function NotFoundLater({ heading }: { heading?: string }) {
  return (
    <Suspense>
      <NotFound {...(heading !== undefined && { heading })} />
    </Suspense>
  );
}

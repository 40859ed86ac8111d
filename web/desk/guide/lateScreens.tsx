import { type ComponentType, lazy, Suspense } from 'react';
import { LoadingRows } from '../shell/LoadingRows.tsx';

/** A screen whose code is loaded when it is opened first: dispatchers never load it. */
function late(load: () => Promise<ComponentType>) {
  const Screen = lazy(async () => ({ default: await load() }));
  return function LateScreen() {
    return (
      <Suspense fallback={<Opening />}>
        <Screen />
      </Suspense>
    );
  };
}

function Opening() {
  return (
    <div className="mx-auto max-w-page px-4 py-6">
      <LoadingRows />
    </div>
  );
}

export const GuideRoute = late(async () => (await import('./list/GuideScreen.tsx')).GuideScreen);
export const GuidePlaceRoute = late(async () => (await import('./form/PlaceScreen.tsx')).PlaceScreen);
export const GuideHistoryRoute = late(
  async () => (await import('./history/HistoryScreen.tsx')).HistoryScreen,
);
export const ProposalsRoute = late(
  async () => (await import('../proposals/ProposalsScreen.tsx')).ProposalsScreen,
);

/** @jsxImportSource preact */
import { render } from 'preact';
import { DriverToursScreen } from './DriverToursScreen.tsx';
import { type DriverToursState, openDriverTours } from './openDriverTours.ts';
import { textStorage } from './textStorage.ts';

/** How often a page in view tries again to send and to load (ms). */
const retryInterval = 20_000;
/** With nothing to send, a page loads only at every third interval. */
const loadEvery = 3;

const root = document.getElementById('app');
if (!root) throw new Error('the document has no #app');

const storage = textStorage(() => localStorage);
const show = (state: DriverToursState) =>
  render(
    <DriverToursScreen
      state={state}
      session={session}
      now={new Date()}
      deskPhone={state.saved?.tours.deskPhone ?? root.dataset.deskPhone ?? null}
      isInMemory={storage.isInMemory()}
    />,
    root,
  );
const session = openDriverTours({
  code: location.pathname.split('/')[2] ?? '',
  origin: location.origin,
  storage,
  now: () => new Date(),
  onChange: show,
});

const sync = () => {
  if (document.visibilityState === 'visible') void session.sync();
};
show(session.state());
sync();
let intervals = 0;
setInterval(() => {
  intervals += 1;
  const { isConnected, waiting } = session.state();
  if (!isConnected || waiting.length > 0 || intervals % loadEvery === 0) sync();
}, retryInterval);
addEventListener('online', sync);
document.addEventListener('visibilitychange', sync);
// Shows reports that another tab has added.
addEventListener('storage', () => show(session.state()));

// Blocked in some browsers inside messengers; there the page needs the network to open.
if (import.meta.env.PROD)
  void navigator.serviceWorker?.register('/driver-tours/worker.js').catch(() => undefined);

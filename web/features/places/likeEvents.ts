/** Tells that the liked places changed, to this tab's other components and to other tabs. */

const listeners = new Set<() => void>();
let channel: BroadcastChannel | undefined;

function tellHere(): void {
  for (const listener of listeners) listener();
}

/** Opened at first use: the server, which has such channels too, must not open one. */
function openChannel(): BroadcastChannel {
  if (!channel) {
    channel = new BroadcastChannel('likes');
    channel.onmessage = tellHere;
  }
  return channel;
}

/** After a like was given or taken back. */
export function tellLikesChanged(): void {
  tellHere();
  openChannel().postMessage(null);
}

/** Calls back when liked places may have changed: here, in another tab, or on another device while one was away. */
export function onLikesChange(listener: () => void): () => void {
  openChannel();
  const onReturn = () => {
    if (document.visibilityState === 'visible') listener();
  };
  listeners.add(listener);
  document.addEventListener('visibilitychange', onReturn);
  return () => {
    listeners.delete(listener);
    document.removeEventListener('visibilitychange', onReturn);
  };
}

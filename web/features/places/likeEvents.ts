/** Announces changes of the liked places to this tab's other components and to other tabs. */

const listeners = new Set<() => void>();
let channel: BroadcastChannel | undefined;

function tellHere(): void {
  for (const listener of listeners) listener();
}

/** Opened at first use: the server has BroadcastChannel too, but must not open one. */
function openChannel(): BroadcastChannel {
  if (!channel) {
    channel = new BroadcastChannel('likes');
    channel.onmessage = tellHere;
  }
  return channel;
}

/** After a place was liked or unliked. */
export function tellLikesChanged(): void {
  tellHere();
  openChannel().postMessage(null);
}

/** Calls back when liked places may have changed: here, in another tab, or on another device in the meantime. */
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

/** Sends what is waiting. Without a network, resumeOutbox.ts sends it after the browser's `online` event. */
export function sendOutbox(): void {
  if (!navigator.onLine) return;
  import('./sending.ts').then(
    ({ sendWaiting }) => sendWaiting(),
    () => undefined,
  );
}

/** How long a notice is shown (ms). */
const shownFor = 10_000;

let shown = '';
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function show(text: string): void {
  shown = text;
  for (const listener of listeners) listener();
}

/** Shows a message at the top of the current page for a while. In the browser only. */
export function showNotice(text: string): void {
  clearTimeout(timer);
  timer = setTimeout(show, shownFor, '');
  show(text);
}

export const notice = {
  now: () => shown,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

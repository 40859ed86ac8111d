/** How long a notice is shown (ms). */
const shownFor = 10_000;

interface Notice {
  text: string;
  /** Where the visitor can act on it. */
  link?: { to: string; label: string } | undefined;
}

const nothing: Notice = { text: '' };
let shown = nothing;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function show(next: Notice): void {
  shown = next;
  for (const listener of listeners) listener();
}

/** Shows a message at the top of the current page for a while. In the browser only. */
export function showNotice(text: string, link?: Notice['link']): void {
  clearTimeout(timer);
  timer = setTimeout(show, shownFor, nothing);
  show({ text, link });
}

export const notice = {
  now: () => shown,
  atServer: () => nothing,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

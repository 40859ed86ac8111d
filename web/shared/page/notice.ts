/** How long a notice is shown (ms), and one with a button. */
const shownFor = 10_000;
const offeredFor = 60_000;

interface Notice {
  text: string;
  /** Where the visitor can act on it. */
  link?: { to: string; label: string } | undefined;
  action?: { label: string; run: () => void } | undefined;
}

const nothing: Notice = { text: '' };
let shown = nothing;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function show(next: Notice): void {
  shown = next;
  for (const listener of listeners) listener();
}

function showFor(duration: number, next: Notice): void {
  clearTimeout(timer);
  timer = setTimeout(show, duration, nothing);
  show(next);
}

/** Shows a message at the top of the current page for a while. In the browser only. */
export function showNotice(text: string, link?: Notice['link']): void {
  showFor(shownFor, { text, link });
}

/** Shows a message with a button, which nobody has to tap. In the browser only. */
export function showOffer(text: string, action: NonNullable<Notice['action']>): void {
  showFor(offeredFor, { text, action });
}

export const notice = {
  now: () => shown,
  atServer: () => nothing,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

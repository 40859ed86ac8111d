import { Store } from '../Store.ts';

/** How long a notice is shown (ms); below, a notice with a button. */
const shownFor = 10_000;
const offeredFor = 60_000;

interface Notice {
  text: string;
  /** A link to the page where the visitor can act on it. */
  link?: { to: string; label: string } | undefined;
  action?: { label: string; run: () => void } | undefined;
}

const nothing: Notice = { text: '' };
const shown = new Store(nothing);
let timer: ReturnType<typeof setTimeout> | undefined;

function showFor(duration: number, next: Notice): void {
  clearTimeout(timer);
  timer = setTimeout(() => shown.set(nothing), duration);
  shown.set(next);
}

/** Shows a message at the top of the current page for a while. In the browser only. */
export function showNotice(text: string, link?: Notice['link']): void {
  showFor(shownFor, { text, link });
}

/** Shows a message with an optional action. In the browser only. */
export function showOffer(text: string, action: NonNullable<Notice['action']>): void {
  showFor(offeredFor, { text, action });
}

export const notice = {
  now: shown.now,
  atServer: () => nothing,
  subscribe: shown.subscribe,
};

/** How long a notice stands (ms). */
const shownFor = 10_000;

let shown = '';
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function show(text: string): void {
  shown = text;
  for (const listener of listeners) listener();
}

/** Says one sentence at the top of the page, whatever page that is, for a while. In the browser only. */
export function tell(text: string): void {
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

/** How long a page counts as attended after an input (ms). */
const attendedFor = 60_000;

const inputs = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

let lastInput = Date.now();

/** Notices inputs from now on. */
export function watchAttendance(): void {
  const note = () => {
    lastInput = Date.now();
  };
  for (const input of inputs) window.addEventListener(input, note, { capture: true, passive: true });
}

/** Whether somebody has used this page in the last minute. It keeps polling even when nobody uses it. */
export const isAttended = (): boolean => Date.now() - lastInput < attendedFor;

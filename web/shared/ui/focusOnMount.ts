/** The ref of a control that takes the focus when it appears, because it replaces the one that had it. */
export function focusOnMount(control: HTMLElement | null): void {
  control?.focus({ preventScroll: true });
}

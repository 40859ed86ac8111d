/** The dot of the reader's own position, for every adapter. Its centre is the position. */
export function positionElement(label = ''): HTMLElement {
  const dot = document.createElement('span');
  dot.className = 'map-reader';
  dot.setAttribute('role', 'img');
  dot.ariaLabel = label;
  return dot;
}

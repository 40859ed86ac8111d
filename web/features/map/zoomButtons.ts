const svgSpace = 'http://www.w3.org/2000/svg';

function button(path: string, press: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  const picture = document.createElementNS(svgSpace, 'svg');
  picture.setAttribute('viewBox', '0 0 20 20');
  picture.setAttribute('aria-hidden', 'true');
  const line = document.createElementNS(svgSpace, 'path');
  line.setAttribute('d', path);
  picture.append(line);
  element.append(picture);
  element.addEventListener('click', () => {
    if (element.ariaDisabled !== 'true') press();
  });
  return element;
}

function name(element: HTMLButtonElement, text: string): void {
  element.ariaLabel = text;
  element.title = text;
}

/** The two zoom buttons. Leaflet's own are links, which the space bar does not activate. */
export interface ZoomButtons {
  element: HTMLElement;
  setLabels(labels: { zoomIn: string; zoomOut: string }): void;
  /** At its limit a button stays focusable and is announced as disabled. */
  setEnds(ends: { atLargest: boolean; atSmallest: boolean }): void;
}

export function zoomButtons(press: { zoomIn: () => void; zoomOut: () => void }): ZoomButtons {
  const zoomIn = button('M10 4v12M4 10h12', press.zoomIn);
  const zoomOut = button('M4 10h12', press.zoomOut);
  const element = document.createElement('div');
  element.className = 'map-zoom';
  element.append(zoomIn, zoomOut);
  return {
    element,
    setLabels: (labels) => {
      name(zoomIn, labels.zoomIn);
      name(zoomOut, labels.zoomOut);
    },
    setEnds: ({ atLargest, atSmallest }) => {
      zoomIn.ariaDisabled = String(atLargest);
      zoomOut.ariaDisabled = String(atSmallest);
    },
  };
}

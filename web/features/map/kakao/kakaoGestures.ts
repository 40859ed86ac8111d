interface KakaoGestures {
  /** The map's container, which is focusable. */
  container: HTMLElement;
  zoom: (steps: number) => void;
  pan: (x: number, y: number) => void;
}

/** How far an arrow key moves the map, in px, as on our own map. */
const stride = 80;
/** One turn of a wheel fires many events; within this time they count as one (ms). */
const turn = 200;

const arrows: Record<string, readonly [number, number]> = {
  ArrowLeft: [-stride, 0],
  ArrowRight: [stride, 0],
  ArrowUp: [0, -stride],
  ArrowDown: [0, stride],
};

/**
 * Leaves scrolling to the page: wheel and single-finger events are stopped before Kakao's own listeners, which are
 * deeper in the DOM. A mouse drags, two fingers pinch; ctrl or command with the wheel, the arrow keys, + and - are
 * handled here.
 */
export function kakaoGestures({ container, zoom, pan }: KakaoGestures): () => void {
  let lastTurn = 0;
  const onWheel = (event: WheelEvent) => {
    event.stopImmediatePropagation();
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    if (event.timeStamp - lastTurn < turn) return;
    lastTurn = event.timeStamp;
    zoom(event.deltaY < 0 ? 1 : -1);
  };
  const onTouch = (event: TouchEvent) => {
    if (event.touches.length < 2) event.stopImmediatePropagation();
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.target !== container || event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = arrows[event.key];
    if (arrow) pan(...arrow);
    else if (event.key === '+' || event.key === '=') zoom(1);
    else if (event.key === '-') zoom(-1);
    else return;
    event.preventDefault();
  };
  container.addEventListener('wheel', onWheel, { capture: true, passive: false });
  container.addEventListener('touchstart', onTouch, { capture: true, passive: true });
  container.addEventListener('touchmove', onTouch, { capture: true, passive: true });
  container.addEventListener('keydown', onKey);
  return () => {
    container.removeEventListener('wheel', onWheel, { capture: true });
    container.removeEventListener('touchstart', onTouch, { capture: true });
    container.removeEventListener('touchmove', onTouch, { capture: true });
    container.removeEventListener('keydown', onKey);
  };
}

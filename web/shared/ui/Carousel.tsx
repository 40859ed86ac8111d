import {
  type CSSProperties,
  type ReactNode,
  startTransition,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { IconButton } from './Button.tsx';
import {
  type GestureMemory,
  itemAfter,
  noGestures,
  type Step,
  swipeStep,
  tapTolerance,
  wheelStep,
} from './gestures.ts';
import { useRotation } from './useRotation.ts';

interface CarouselProps<T> {
  items: readonly T[];
  itemKey: (item: T) => string | number;
  render: (item: T, index: number) => ReactNode;
  /**
   * True: the first item follows the last (docs/product/lists.md#home, top carousel). False: it stops at its ends
   * (banners).
   */
  endless: boolean;
  /** A slide is at most 360 px wide; the banners' 40 less (docs/product/screens.md#constants). */
  slideWidth: 360 | 320;
  labels: { previous: string; next: string };
  /** The names of the button that pauses and starts the rotation; without them the slides do not move by themselves. */
  rotation?: { pause: string; play: string };
  /** Content below the carousel for the current item: a caption, a position counter. */
  footer?: (index: number, isRotating: boolean) => ReactNode;
  label: string;
  className?: string;
}

const pauseIcon = 'M9 6v12M15 6v12';
const playIcon = 'M8 5l11 7-11 7z';

/** Distance of item `index` from the current one; modulo the count on an endless carousel. */
function slideOffset(index: number, current: number, count: number, endless: boolean): number {
  const offset = index - current;
  if (!endless || count < 3) return offset;
  const half = Math.floor(count / 2);
  if (offset > half) return offset - count;
  if (offset < -half) return offset + count;
  return offset;
}

/**
 * The current item in the middle, its neighbours beside it; controlled by finger, wheel, arrow keys and two buttons by
 * the rules of docs/product/screens.md#carousels-and-fields. With `rotation` it also moves on by itself, until the
 * visitor pauses it or moves the slides. Before its script runs it is a strip with scroll snapping.
 */
export function Carousel<T>({
  items,
  itemKey,
  render,
  endless,
  slideWidth,
  labels,
  rotation,
  footer,
  label,
  className = '',
}: CarouselProps<T>) {
  const [index, setIndex] = useState(0);
  const [isHydrated, setHydrated] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const memory = useRef<GestureMemory>(noGestures);
  const touch = useRef<{ x: number; y: number } | null>(null);
  const moved = useRef(false);
  const list = useRef<HTMLUListElement>(null);
  const movedByKey = useRef(false);

  // Rendered as a transition, so that it does not block input: the strip is usable meanwhile.
  useEffect(() => startTransition(() => setHydrated(true)), []);

  // A slide's content does not change when slides move: only their wrappers are rendered again.
  const slides = useMemo(() => items.map(render), [items, render]);

  // The slide that had the focus is inert now: move the focus too, or the next arrow key would be lost.
  useEffect(() => {
    if (!movedByKey.current) return;
    movedByKey.current = false;
    list.current?.children[index]?.querySelector('a')?.focus({ preventScroll: true });
  }, [index]);

  useEffect(() => {
    const element = list.current;
    if (!isHydrated || !element) return;
    // Enabled after all slides were painted in place: otherwise they would fly across the page. Set without rendering
    // the slides again.
    let painting = requestAnimationFrame(() => {
      painting = requestAnimationFrame(() => {
        element.dataset.glides = '';
      });
    });
    return () => cancelAnimationFrame(painting);
  }, [isHydrated]);

  const step = useCallback(
    (direction: Step) => setIndex((at) => itemAfter(at, direction, items.length, endless)),
    [items.length, endless],
  );

  const rotate = useCallback(() => {
    // A slide or caption under the pointer, or with the focus, is in use. The pause button is not: it is no div.
    if (!root.current?.querySelector(':scope > div:is(:hover, :focus-within)')) step('next');
  }, [step]);
  const { isRotating, toggle, stop } = useRotation(rotation !== undefined, rotate);
  const stepByVisitor = (direction: Step) => {
    if (direction) stop();
    step(direction);
  };

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const onWheel = (event: WheelEvent) => {
      const [direction, seen] = wheelStep(memory.current, event.deltaX, event.deltaY, event.timeStamp);
      memory.current = seen;
      // A sideways wheel would navigate back in some browsers; a vertical one still scrolls the page.
      if (Math.abs(event.deltaX) > Math.abs(event.deltaY)) event.preventDefault();
      step(direction);
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [step]);

  /** A press beside the middle slide: the neighbours are inert, and a press selects them. */
  const neighbourAt = ({ target, clientX }: React.PointerEvent): Step => {
    const slide = list.current?.children[index];
    if (moved.current || !slide || (target instanceof Node && slide.contains(target))) return null;
    return clientX > slide.getBoundingClientRect().left ? 'next' : 'previous';
  };

  const atStart = !endless && index === 0;
  const atEnd = !endless && index === items.length - 1;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would announce a form
    <div
      ref={root}
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
      className={`relative ${className}`}
    >
      {rotation && isHydrated && (
        <IconButton
          icon={isRotating ? pauseIcon : playIcon}
          label={isRotating ? rotation.pause : rotation.play}
          onClick={toggle}
          className="absolute top-0 right-beside-slide z-10 m-3 bg-surface"
        />
      )}
      <div
        ref={frame}
        className={`relative sideways overflow-hidden ${isHydrated ? '' : 'strip'}`}
        onPointerDown={(event) => {
          touch.current = { x: event.clientX, y: event.clientY };
          moved.current = false;
        }}
        onPointerMove={(event) => {
          if (touch.current && Math.abs(event.clientX - touch.current.x) > tapTolerance) moved.current = true;
        }}
        onPointerUp={(event) => {
          if (!touch.current) return;
          const { x, y } = touch.current;
          touch.current = null;
          const [direction, seen] = swipeStep(
            memory.current,
            event.clientX - x,
            event.clientY - y,
            event.timeStamp,
          );
          memory.current = seen;
          stepByVisitor(direction ?? neighbourAt(event));
        }}
        onPointerCancel={() => {
          touch.current = null;
        }}
        onClickCapture={(event) => {
          // The click that ends a swipe must not follow the link under the finger.
          if (moved.current) event.preventDefault();
        }}
      >
        <ul
          ref={list}
          className={`flex ${slideWidth === 360 ? 'px-beside-slide' : 'px-beside-banner'}`}
          onDragStart={(event) => event.preventDefault()}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
            const direction = event.key === 'ArrowRight' ? 'next' : 'previous';
            movedByKey.current = itemAfter(index, direction, items.length, endless) !== index;
            stepByVisitor(direction);
          }}
        >
          {items.map((item, position) => {
            const offset = slideOffset(position, index, items.length, endless);
            const style: CSSProperties & Record<'--to', string> = {
              '--to': `${(offset - position) * 100}%`,
            };
            return (
              <li
                key={itemKey(item)}
                inert={isHydrated && offset !== 0}
                className={`w-full shrink-0 px-1.5 ${slideWidth === 360 ? 'max-w-slide' : 'max-w-banner'} ${
                  isHydrated ? 'gliding placed' : 'waiting'
                } ${isHydrated && Math.abs(offset) > 3 ? 'opacity-0' : ''}`}
                style={style}
              >
                {slides[position]}
              </li>
            );
          })}
        </ul>
      </div>
      <div className="mx-auto flex max-w-lg items-center lg:max-w-2xl justify-between gap-2 px-4 pt-3">
        <IconButton
          icon="left"
          label={labels.previous}
          disabled={atStart}
          onClick={() => stepByVisitor('previous')}
        />
        <div className="min-w-0 flex-1 text-center">{footer?.(index, isRotating)}</div>
        <IconButton icon="right" label={labels.next} disabled={atEnd} onClick={() => stepByVisitor('next')} />
      </div>
    </div>
  );
}

import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Icon } from './Icon.tsx';
import { sheetHeightAfterKey, sheetLimits } from './sheetHeight.ts';
import { useSheetScroll } from './useSheetScroll.ts';

interface BottomSheetProps {
  /** Accessible name of the handle. */
  label: string;
  openLabel: string;
  closeLabel: string;
  /**
   * The content behind the sheet; `--sheet` is the sheet's height there (px), `--top` where both begin, below the
   * page's bars and banners. On a wide screen the content is to the right.
   */
  behind: ReactNode;
  children: ReactNode;
}

/** The bar above every screen (px); banners may be below it. */
const headerHeight = 60;
/** Until the window's height is known: the initial height. */
const startHeight = sheetLimits(0).start;

/**
 * A sheet above the bottom menu whose height is changed by a finger, a mouse, the arrow keys or a button
 * (docs/product/plans.md#the-sheet), and which grows before its content scrolls. From 1024 px on it is a column without
 * a handle.
 */
export function BottomSheet({ label, openLabel, closeLabel, behind, children }: BottomSheetProps) {
  const [height, setHeight] = useState(startHeight);
  const [highest, setHighest] = useState(startHeight);
  const [isDragged, setDragged] = useState(false);
  const [top, setTop] = useState(headerHeight);
  const screen = useRef<HTMLDivElement>(null);
  const drag = useRef<{ pointer: number; y: number; height: number }>(null);
  const content = useRef<HTMLDivElement>(null);
  const { lowest, within } = sheetLimits(highest);
  useSheetScroll(content, { height, highest, change: setHeight, onGrab: setDragged });

  useEffect(() => {
    const measure = () => {
      const limits = sheetLimits(innerHeight, 'window');
      setHighest(limits.highest);
      setHeight((before) => limits.within(before));
    };
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, []);

  useEffect(() => {
    const measure = () => {
      const box = screen.current?.getBoundingClientRect();
      // A printed page has no bars above, and is not clipped to a window.
      if (box && !matchMedia('print').matches) setTop(Math.round(box.top + scrollY));
    };
    // A banner that appears or disappears changes the page's height, until the new top is measured.
    const sizes = new ResizeObserver(measure);
    sizes.observe(document.body);
    return () => sizes.disconnect();
  }, []);

  const grab = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { pointer: event.pointerId, y: event.clientY, height };
    setDragged(true);
  };
  const move = (event: PointerEvent) => {
    if (drag.current?.pointer !== event.pointerId) return;
    setHeight(within(drag.current.height + drag.current.y - event.clientY));
  };
  const drop = () => {
    drag.current = null;
    setDragged(false);
  };
  const press = (event: KeyboardEvent) => {
    const next = sheetHeightAfterKey(event.key, height, highest);
    if (next === null) return;
    event.preventDefault();
    setHeight(next);
  };

  const isOpen = height > (lowest + highest) / 2;
  const style: CSSProperties & Record<'--sheet' | '--top', string> = {
    '--sheet': `${height}px`,
    '--top': `${top}px`,
  };
  return (
    <div ref={screen} style={style} className="lg:grid lg:grid-cols-[440px_1fr] print:block">
      <div className="lg:order-2">{behind}</div>
      <div
        className={`fixed inset-x-0 bottom-bar z-20 flex h-(--sheet) flex-col rounded-t-lg bg-surface raised lg:static lg:h-below-top lg:rounded-none lg:flat print:static print:block print:h-auto print:flat ${isDragged ? '' : 'sheet-glide'}`}
      >
        <div className="no-print relative h-[42px] shrink-0 lg:hidden">
          {/* biome-ignore lint/a11y/useSemanticElements: an hr takes no keys */}
          <div
            role="separator"
            tabIndex={0}
            aria-label={label}
            aria-orientation="horizontal"
            aria-valuenow={Math.round(height)}
            aria-valuemin={lowest}
            aria-valuemax={highest}
            onPointerDown={grab}
            onPointerMove={move}
            onPointerUp={drop}
            onPointerCancel={drop}
            onLostPointerCapture={drop}
            onKeyDown={press}
            className="flex h-full cursor-ns-resize touch-none select-none items-center justify-center rounded-t-lg"
          >
            <span className="h-1 w-12 rounded-full bg-muted" />
          </div>
          <button
            type="button"
            aria-label={isOpen ? closeLabel : openLabel}
            aria-expanded={isOpen}
            onClick={() => setHeight(isOpen ? lowest : highest)}
            className="absolute -top-px right-2 inline-flex size-11 items-center justify-center rounded-full text-ink hover:bg-foam"
          >
            <Icon name={isOpen ? 'M5 9l7 7 7-7' : 'M5 15l7-7 7 7'} />
          </button>
        </div>
        {/* Collapsed content is hidden and not reachable by keyboard. What it scrolls to stays below a bar at its top. */}
        <div
          ref={content}
          style={{ scrollPaddingTop: '4.5rem' }}
          className={`min-h-0 flex-1 overflow-y-auto overscroll-contain print:visible print:overflow-visible ${height <= lowest ? 'max-lg:invisible' : ''}`}
        >
          {children}
        </div>
      </div>
    </div>
  );
}

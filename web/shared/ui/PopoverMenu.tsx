import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';

/** Moves the focus between the items of an open menu (WAI-ARIA menu pattern). */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="menuitem"]')];
  const at = items.findIndex((item) => item.matches(':focus'));
  const target = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }[event.key];
  if (target === undefined) return;
  event.preventDefault();
  items[(target + items.length) % items.length]?.focus();
}

interface PopoverMenuProps {
  /** The accessible name of the button and of its menu; by default the button's content. */
  label?: string;
  children: ReactNode;
  className: string;
  /** Elements with the role `menuitem`. */
  items: ReactNode;
}

/** A button of the top bar with its menu: a native popover, so that it opens before any script runs. */
export function PopoverMenu({ label, children, className, items }: PopoverMenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  const id = useId();
  return (
    <>
      <button
        type="button"
        id={`${id}-button`}
        popoverTarget={id}
        aria-label={label}
        aria-haspopup="menu"
        title={label}
        data-native
        className={`inline-flex h-11 items-center justify-center rounded-full text-ink hover:bg-foam ${className}`}
      >
        {children}
      </button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        role="menu"
        aria-labelledby={`${id}-button`}
        tabIndex={-1}
        onKeyDown={moveFocus}
        onClick={(event) => {
          if (event.target !== menu.current) menu.current?.hidePopover();
        }}
        onToggle={(event) => {
          if (event.newState !== 'open') return;
          const choose = (items: string) => menu.current?.querySelector<HTMLElement>(items);
          (choose('[aria-current]') ?? choose('[role="menuitem"]'))?.focus();
        }}
        className="menu raised"
      >
        {items}
      </div>
    </>
  );
}

import { type ReactNode, startTransition, useId, useLayoutEffect, useRef, useState } from 'react';
import { IconButton } from './Button.tsx';

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  /** For messages that must be announced at once. */
  role?: 'alertdialog';
  children: ReactNode;
}

/** The base of all dialogs: the browser's own element, which handles focus, Escape and the background. */
export function Dialog({ open, onClose, title, closeLabel, role, children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  /** How often the browser has closed the dialog, by Escape or the phone's back gesture. */
  const [closings, setClosings] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is shown again after each closing by the browser
  useLayoutEffect(() => {
    const dialog = element.current;
    if (!open || !dialog) return;
    dialog.showModal();
    // Also when it is removed while open: only closing returns the focus.
    return () => dialog.close();
  }, [open, closings]);
  return (
    <dialog
      ref={element}
      role={role}
      aria-labelledby={titleId}
      onCancel={() => {
        onClose();
        // The browser closes the dialog after this event. A transition renders this together with the owner's changes:
        // if `open` is still true then, the dialog is shown again.
        startTransition(() => setClosings((count) => count + 1));
      }}
      className="m-auto w-[min(92vw,400px)] rounded-lg bg-surface p-6 text-ink raised backdrop:bg-shade"
    >
      <div className="flex items-start justify-between gap-3">
        <h2 id={titleId} className="pt-2 bold text-lg">
          {title}
        </h2>
        <IconButton icon="close" label={closeLabel} onClick={onClose} className="-mt-1 -mr-2" />
      </div>
      <div className="mt-3">{children}</div>
    </dialog>
  );
}

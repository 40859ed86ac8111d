import { type ReactNode, useEffect, useId, useRef } from 'react';
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
  useEffect(() => {
    if (open && !element.current?.open) element.current?.showModal();
    if (!open) element.current?.close();
  }, [open]);
  return (
    <dialog
      ref={element}
      role={role}
      aria-labelledby={titleId}
      // Escape only asks: an element that closes itself is ahead of `open`, and would miss being opened again at once.
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // A second Escape cannot be prevented. The event comes late, perhaps when the dialog is open again.
      onClose={(event) => {
        if (open && !event.currentTarget.open) onClose();
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

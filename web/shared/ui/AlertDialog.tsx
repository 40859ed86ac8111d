import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

interface AlertDialogProps {
  /** What happened; also the dialog's accessible name. */
  title: string;
  okLabel: string;
  closeLabel: string;
  onClose: () => void;
  children?: ReactNode;
}

/** The alert of docs/product/accounts.md#messages: modal, announced at once, and closed by OK. */
export function AlertDialog({ title, okLabel, closeLabel, onClose, children }: AlertDialogProps) {
  return (
    <Dialog open role="alertdialog" onClose={onClose} title={title} closeLabel={closeLabel}>
      {children}
      <Button className="mt-4 w-full" onClick={onClose}>
        {okLabel}
      </Button>
    </Dialog>
  );
}

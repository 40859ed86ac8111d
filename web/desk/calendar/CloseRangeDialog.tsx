import { Dialog } from '../../shared/ui/Dialog.tsx';
import { useMessages } from '../language/DeskLanguage.tsx';
import { ClosureForm } from './ClosureForm.tsx';

interface CloseRangeDialogProps {
  /** @param sentence what was closed, in words */
  onClosed: (sentence: string) => void;
  onClose: () => void;
}

/** Closes several days in a row. */
export function CloseRangeDialog({ onClosed, onClose }: CloseRangeDialogProps) {
  const { calendar, shell } = useMessages();
  return (
    <Dialog open title={calendar.closeRange} closeLabel={shell.close} onClose={onClose}>
      <ClosureForm
        date={null}
        onClosed={(sentence) => {
          onClosed(sentence);
          onClose();
        }}
      />
    </Dialog>
  );
}

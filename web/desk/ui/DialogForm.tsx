import { Button } from '../../shared/ui/Button.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { useMessages } from '../language/DeskLanguage.tsx';
import { DeskForm, type DeskFormProps } from './form/DeskForm.tsx';

interface DialogFormProps extends Omit<DeskFormProps, 'footer'> {
  title: string;
  onClose: () => void;
}

/** A dialog with one action. */
export function DialogForm({ title, onClose, ...form }: DialogFormProps) {
  const { shell } = useMessages();
  return (
    <Dialog open title={title} closeLabel={shell.close} onClose={onClose}>
      <DeskForm
        {...form}
        footer={
          <Button variant="plain" onClick={onClose}>
            {shell.cancel}
          </Button>
        }
      />
    </Dialog>
  );
}

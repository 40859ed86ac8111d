import { Button } from '../../shared/ui/Button.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import { useMessages } from '../language/DeskLanguage.tsx';
import { useCopy } from '../ui/useCopy.ts';

interface KeyDialogProps {
  /** Of the reseller. */
  name: string;
  shownKey: string;
  onClose: () => void;
}

/** A reseller's new key, which can be seen only now. */
export function KeyDialog({ name, shownKey, onClose }: KeyDialogProps) {
  const { resellers, shell } = useMessages();
  const keyMessages = resellers.key;
  const { field, note, copy } = useCopy(keyMessages);
  return (
    <Dialog open title={keyMessages.title(name)} closeLabel={shell.close} onClose={onClose}>
      <div className="grid gap-3">
        <p>{keyMessages.lead}</p>
        <TextField
          label={keyMessages.label}
          name="key"
          value={shownKey}
          onChange={() => undefined}
          readOnly
          inputRef={field}
          width="w-full"
          message={note === '' ? null : { tone: 'note', text: note }}
        />
        <Button onClick={() => void copy(shownKey)}>{keyMessages.copy}</Button>
      </div>
    </Dialog>
  );
}

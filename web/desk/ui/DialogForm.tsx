import type { ReactNode } from 'react';
import { Button } from '../../shared/ui/Button.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { Form } from '../../shared/ui/Form.tsx';
import { FormFailure } from '../../shared/ui/FormFailure.tsx';
import { SubmitButton } from '../../shared/ui/SubmitButton.tsx';
import { useIsReachable } from '../../shared/ui/useIsReachable.ts';
import { useText } from '../language/DeskLanguage.tsx';

interface DialogFormProps {
  title: string;
  /** The button that submits. */
  action: string;
  isBusy: boolean;
  /** Why the last attempt failed; null where it did not. */
  sentence: string | null;
  /** False while something is missing or invalid. */
  canAct?: boolean;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog with one action, which waits for the connection. */
export function DialogForm({
  title,
  action,
  isBusy,
  sentence,
  canAct = true,
  onSubmit,
  onClose,
  children,
}: DialogFormProps) {
  const { shell } = useText();
  const isReachable = useIsReachable();
  const isPossible = canAct && isReachable;
  return (
    <Dialog open title={title} closeLabel={shell.close} onClose={onClose}>
      <Form isBusy={isBusy || !isPossible} onSubmit={onSubmit}>
        {children}
        <FormFailure sentence={sentence} />
        <SubmitButton isBusy={isBusy} disabled={!isPossible}>
          {action}
        </SubmitButton>
        <Button variant="plain" onClick={onClose}>
          {shell.cancel}
        </Button>
      </Form>
    </Dialog>
  );
}

import type { ReactNode } from 'react';
import type { CallFailure } from '../../shared/client/client.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { Form } from '../../shared/ui/Form.tsx';
import { FormFailure } from '../../shared/ui/FormFailure.tsx';
import { SubmitButton } from '../../shared/ui/SubmitButton.tsx';
import { useIsReachable } from '../../shared/ui/useIsReachable.ts';
import { useRequest } from '../../shared/ui/useRequest.ts';
import { failureSentence } from '../failureSentence.ts';
import { useText } from '../language/DeskLanguage.tsx';

interface ActionDialogProps {
  title: string;
  /** The button that acts. */
  action: string;
  /** Sends the request; the dialog closes once it has succeeded. */
  onAct: () => Promise<void>;
  onClose: () => void;
  /** False while something is missing or invalid. */
  canAct?: boolean;
  /** A sentence in the screen's own terms; null for the general one. */
  sentenceOf?: (failure: CallFailure) => string | null;
  children: ReactNode;
}

/** Asks for what an action needs, or for a confirmation, and shows why it failed. */
export function ActionDialog({
  title,
  action,
  onAct,
  onClose,
  canAct = true,
  sentenceOf,
  children,
}: ActionDialogProps) {
  const text = useText();
  const isReachable = useIsReachable();
  const { run, isBusy, failure } = useRequest();
  const act = () =>
    run(async () => {
      await onAct();
      onClose();
    });
  return (
    <Dialog open title={title} closeLabel={text.shell.close} onClose={onClose}>
      <Form isBusy={isBusy || !canAct || !isReachable} onSubmit={() => void act()}>
        {children}
        <FormFailure sentence={failure && (sentenceOf?.(failure) ?? failureSentence(failure, text))} />
        <SubmitButton isBusy={isBusy} disabled={!canAct || !isReachable}>
          {action}
        </SubmitButton>
        <Button variant="plain" onClick={onClose}>
          {text.shell.cancel}
        </Button>
      </Form>
    </Dialog>
  );
}

import type { ReactNode } from 'react';
import type { CallFailure } from '../../shared/client/client.ts';
import { useCallMutation } from '../../shared/client/useCallMutation.ts';
import { failureSentence } from '../failureSentence.ts';
import { useMessages } from '../language/DeskLanguage.tsx';
import { DialogForm } from './DialogForm.tsx';

interface ActionDialogProps {
  title: string;
  /** The button that acts. */
  action: string;
  /** Sends the request; the dialog closes once it has succeeded. */
  onAct: () => Promise<void>;
  onClose: () => void;
  /** False while something is missing or invalid. */
  canAct?: boolean;
  /** The screen's own sentence about a failure; null for the general one. */
  failureText?: (failure: CallFailure) => string | null;
  children: ReactNode;
}

/** Asks for what an action needs, or for a confirmation, and shows why it failed. */
export function ActionDialog({ onAct, failureText, ...dialog }: ActionDialogProps) {
  const messages = useMessages();
  const { mutate, isPending, failure } = useCallMutation({
    mutationFn: onAct,
    onSuccess: () => dialog.onClose(),
  });
  const sentence = failure && (failureText?.(failure) ?? failureSentence(failure, messages));
  return <DialogForm {...dialog} form={{ isBusy: isPending, sentence, submit: mutate }} />;
}

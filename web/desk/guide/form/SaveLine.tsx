import { Button } from '../../../shared/ui/Button.tsx';
import { failureSentence } from '../../failureSentence.ts';
import { useMessages } from '../../language/DeskLanguage.tsx';
import type { DraftSnapshot } from './draftKeeper.ts';

interface SaveLineProps {
  snapshot: DraftSnapshot;
  /** The result of the last action, shown while nothing is changed. */
  done: string;
  onRetry: () => void;
}

/** Whether what is typed is saved. */
export function SaveLine({ snapshot: { state, canSave, failure, changed }, done, onRetry }: SaveLineProps) {
  const messages = useMessages();
  const { save: saveMessages, draft, conflict } = messages.guidePlace;
  const sentences = {
    saved: changed.size > 0 ? saveMessages.saved : done || draft.none,
    unsaved: canSave ? saveMessages.saving : conflict.first,
    saving: saveMessages.saving,
    failed: `${saveMessages.failed} ${failure ? failureSentence(failure, messages) : ''}`,
    refused: saveMessages.refused,
  };
  return (
    <>
      <p role="status" className={state === 'failed' || state === 'refused' ? 'text-sunrise' : ''}>
        {sentences[state]}
      </p>
      {state === 'failed' && (
        <Button variant="outline" onClick={onRetry}>
          {saveMessages.retry}
        </Button>
      )}
    </>
  );
}

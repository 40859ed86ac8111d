import { Button } from '../../../shared/ui/Button.tsx';
import { failureSentence } from '../../failureSentence.ts';
import { useText } from '../../language/DeskLanguage.tsx';
import type { DraftSnapshot } from './draftKeeper.ts';

interface SaveLineProps {
  snapshot: DraftSnapshot;
  /** What was done last, where nothing is changed. */
  done: string;
  onRetry: () => void;
}

/** Whether what is typed is saved. */
export function SaveLine({ snapshot: { state, canSave, failure, changed }, done, onRetry }: SaveLineProps) {
  const all = useText();
  const { save: text, draft, conflict } = all.guidePlace;
  const sentences = {
    saved: changed.size > 0 ? text.saved : done || draft.none,
    unsaved: canSave ? text.saving : conflict.first,
    saving: text.saving,
    failed: `${text.failed} ${failure ? failureSentence(failure, all) : ''}`,
    refused: text.refused,
  };
  return (
    <>
      <p role="status" className={state === 'failed' || state === 'refused' ? 'text-sunrise' : ''}>
        {sentences[state]}
      </p>
      {state === 'failed' && (
        <Button variant="outline" onClick={onRetry}>
          {text.retry}
        </Button>
      )}
    </>
  );
}

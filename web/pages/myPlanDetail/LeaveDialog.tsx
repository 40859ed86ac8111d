import type { CallFailure } from '../../shared/client/client.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { FormFailure } from '../../shared/ui/FormFailure.tsx';

interface LeaveDialogProps {
  open: boolean;
  isGuest: boolean;
  isBusy: boolean;
  failure: CallFailure | null;
  /** Why the plan, or a part of it, cannot be saved as it is. */
  notes: readonly string[];
  canSave: boolean;
  onStay: () => void;
  onLeave: () => void;
  onSave: () => void;
}

/** The dialog before leaving with unsaved changes (docs/product/plans.md#leaving-and-saving). Escape stays. */
export function LeaveDialog({
  open,
  isGuest,
  isBusy,
  failure,
  notes,
  canSave,
  onStay,
  onLeave,
  onSave,
}: LeaveDialogProps) {
  const { messages } = useLanguage();
  const tripMessages = messages.trip;
  return (
    <Dialog open={open} onClose={onStay} title={tripMessages.leaveQuestion} closeLabel={messages.shell.close}>
      {isGuest && <p className="text-sm">{tripMessages.saveGuest}</p>}
      {notes.map((note) => (
        <p key={note} className="mt-2 text-sm">
          {note}
        </p>
      ))}
      <FormFailure
        sentence={failure && tripMessages.saveFailed}
        action={
          failure && (
            <button type="button" onClick={onSave} className="min-h-11 semibold text-pine underline">
              {messages.shell.retry}
            </button>
          )
        }
      />
      <div className="mt-4 grid grid-cols-2 gap-2.5">
        <Button variant="outline" onClick={onLeave}>
          {tripMessages.leave}
        </Button>
        <Button
          disabled={!canSave}
          aria-disabled={isBusy || undefined}
          aria-busy={isBusy || undefined}
          onClick={onSave}
        >
          {tripMessages.save}
        </Button>
      </div>
    </Dialog>
  );
}

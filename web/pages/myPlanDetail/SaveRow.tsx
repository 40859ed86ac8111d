import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { FormFailure } from '../../shared/ui/FormFailure.tsx';
import type { TripSaving } from './useTripSaving.ts';

interface SaveRowProps {
  saving: TripSaving;
  canSave: boolean;
  /** The dialog of Back is open and shows the state of saving. */
  isAsked: boolean;
}

/** The plan's heading with its own Save button, and the result of the last save. */
export function SaveRow({ saving, canSave, isAsked }: SaveRowProps) {
  const { messages } = useLanguage();
  const tripMessages = messages.trip;
  const { isBusy, failure, outcome, other, save } = saving;
  const isFailed = failure !== null && other === null && !isAsked;
  return (
    <>
      {/* A row of fixed height, so that messages move nothing. */}
      <div className="flex min-h-12 items-center gap-2">
        <h1 className="bold text-xl">{tripMessages.title}</h1>
        <p
          role="status"
          className="no-print min-w-0 flex-1 text-right text-muted text-xs tight md:text-sm md:tight"
        >
          {outcome === 'saved' && tripMessages.saved}
          {outcome === 'savedHere' && tripMessages.savedHere}
          {outcome === 'taken' && tripMessages.otherTaken}
        </p>
        <Button
          variant="outline"
          disabled={!canSave}
          aria-disabled={isBusy || undefined}
          aria-busy={isBusy || undefined}
          onClick={() => save('stay')}
          className="shrink-0"
        >
          {tripMessages.save}
        </Button>
      </div>
      <FormFailure
        sentence={outcome === 'notSent' && tripMessages.notSent}
        action={
          <button type="button" onClick={saving.decide} className="min-h-11 semibold text-pine underline">
            {tripMessages.decide}
          </button>
        }
      />
      <FormFailure
        sentence={isFailed && tripMessages.saveFailed}
        action={
          <button
            type="button"
            onClick={() => save('stay')}
            className="min-h-11 semibold text-pine underline"
          >
            {messages.shell.retry}
          </button>
        }
      />
    </>
  );
}

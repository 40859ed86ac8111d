import { formatMoment } from '../../features/orders/formatMoment.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { FormFailure } from '../../shared/ui/FormFailure.tsx';
import type { TripSaving } from './useTripSaving.ts';

/** Confirms before a different saved plan is replaced. Escape keeps both. */
export function OtherPlanDialog({ saving }: { saving: TripSaving }) {
  const { language, messages } = useLanguage();
  const tripMessages = messages.trip;
  const { other, isBusy, failure } = saving;
  const busy = { 'aria-disabled': isBusy || undefined, 'aria-busy': isBusy || undefined };
  const when = other && formatMoment(new Date(other.updatedAt), language);
  return (
    <Dialog
      open={other !== null}
      onClose={saving.keepBoth}
      title={tripMessages.otherPlan}
      closeLabel={messages.shell.close}
    >
      <p className="text-sm">{when && tripMessages.otherPlanText(when)}</p>
      <FormFailure sentence={other && failure && messages.shell.unableToRetrieve} />
      <div className="mt-4 grid gap-2.5">
        <Button {...busy} onClick={other?.keepMine}>
          {tripMessages.keepMine}
        </Button>
        <Button variant="outline" {...busy} onClick={other?.takeOther}>
          {tripMessages.takeOther}
        </Button>
      </div>
    </Dialog>
  );
}

import { useId, useState } from 'react';
import type { PlaceDetail } from '../../../contract/places.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { loadOnPress } from '../../shared/page/outdated.ts';
import { useSite } from '../../shared/page/Site.tsx';
import { useIsReachable } from '../../shared/ui/useIsReachable.ts';
import type { PlaceReportDialog } from './PlaceReportDialog.tsx';

type Outcome = 'notLoaded' | 'sent' | 'sentWithEmail';

/** Reports what is wrong about a place. The dialog and its messages are loaded on the press. */
export function ReportPlace({ place }: { place: Pick<PlaceDetail, 'type' | 'id'> }) {
  const { messages } = useLanguage();
  const { report: reportMessages } = messages.place;
  const { loadMessages } = useSite();
  const isReachable = useIsReachable();
  const id = useId();
  const [dialog, setDialog] = useState<{ Dialog: typeof PlaceReportDialog }>();
  const [outcome, setOutcome] = useState<Outcome>();

  async function open() {
    setOutcome(undefined);
    const loaded = await loadOnPress(() =>
      Promise.all([import('./PlaceReportDialog.tsx'), loadMessages('placeReport')]),
    );
    if (loaded) setDialog({ Dialog: loaded[0].PlaceReportDialog });
    else setOutcome('notLoaded');
  }

  function sentence() {
    if (outcome === undefined) return '';
    if (outcome === 'notLoaded') return messages.shell.unableToRetrieve;
    const { thanks, thanksWithEmail } = messages.placeReport;
    return outcome === 'sent' ? thanks : thanksWithEmail;
  }

  return (
    <div className="no-print pl-8">
      {/* Not `disabled`: it keeps the focus, and its reason is read. */}
      <button
        type="button"
        aria-disabled={!isReachable || undefined}
        aria-describedby={isReachable ? undefined : `${id}-why`}
        onClick={() => isReachable && open()}
        className="min-h-11 text-muted text-sm underline"
      >
        {reportMessages.open}
      </button>
      {!isReachable && (
        <p id={`${id}-why`} className="text-muted text-sm">
          {reportMessages.offline}
        </p>
      )}
      {/* Always rendered, so that its content is announced. */}
      <p role="status" className="text-sm">
        {sentence()}
      </p>
      {dialog && (
        <dialog.Dialog
          place={place}
          onClose={() => setDialog(undefined)}
          onSent={(withEmail) => {
            setDialog(undefined);
            setOutcome(withEmail ? 'sentWithEmail' : 'sent');
          }}
        />
      )}
    </div>
  );
}

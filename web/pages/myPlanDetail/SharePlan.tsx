import { lazy, Suspense, useEffect, useState } from 'react';
import type { Stop } from '../../../contract/stops.ts';
import { maxStops } from '../../../domain/tour/planRules.ts';
import { useNickname } from '../../features/account/useNickname.ts';
import { planSignature, type TripDraft } from '../../features/plan/trip/draft.ts';
import { useClient } from '../../shared/client/ClientContext.tsx';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { fromReturnTo, paths } from '../../shared/paths.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { useAppNavigate } from '../../shared/ui/useAppNavigate.ts';
import { sharedSignature } from './shareTrip.ts';

/** Includes the text field, which the screen needs only in dialogs. */
const ShareLink = lazy(async () => ({ default: (await import('./ShareLink.tsx')).ShareLink }));
const StopSharing = lazy(async () => ({ default: (await import('./StopSharing.tsx')).StopSharing }));

interface SharePlanProps {
  /** In their order. */
  stops: readonly Stop[];
  draft: Pick<TripDraft, 'date' | 'time' | 'people'>;
}

/** Opens the plan's link; a guest is sent to the login, since only its owner can end a link. */
export function SharePlan({ stops, draft }: SharePlanProps) {
  const { language, messages } = useLanguage();
  const shareMessages = messages.share;
  const client = useClient();
  const nickname = useNickname();
  const navigate = useAppNavigate();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const [asksToStop, setAsksToStop] = useState(false);
  /** Signature of the plan that the link shows; null if there is none. */
  const [shared, setShared] = useState<string | null>(null);
  const ids = stops.map(({ id }) => id);
  const isChanged = shared !== null && shared !== planSignature(ids, draft);

  useEffect(() => {
    if (!nickname) return;
    const control = new AbortController();
    sharedSignature(client, language, control.signal).then(
      (signature) => {
        if (!control.signal.aborted) setShared(signature);
      },
      // Without it only the hint that the plan has changed is missing.
      () => undefined,
    );
    return () => control.abort();
  }, [client, language, nickname]);

  const press = () => {
    if (nickname) {
      setOpen(true);
      setWasOpened(true);
    } else
      navigate(paths.login({ returnTo: paths.tripPlan(), reason: 'loginNeeded' }), { state: fromReturnTo });
  };
  return (
    <div className="mt-2.5">
      <Button variant="outline" disabled={stops.length > maxStops} onClick={press}>
        {shareMessages.button}
      </Button>
      <p role="status" className="mt-2 text-muted text-sm empty:hidden">
        {isChanged && !isOpen ? shareMessages.changed : ''}
      </p>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={shareMessages.title}
        closeLabel={messages.shell.close}
      >
        {isOpen && (
          <Suspense>
            <ShareLink
              ids={ids}
              draft={draft}
              onShared={() => setShared(planSignature(ids, draft))}
              onStop={() => setAsksToStop(true)}
            />
          </Suspense>
        )}
      </Dialog>
      {/* A sibling of the other dialog, not nested: closing that one would close both. */}
      {wasOpened && (
        <Suspense>
          <StopSharing
            open={asksToStop}
            onKeep={() => setAsksToStop(false)}
            onStopped={() => {
              setShared(null);
              setAsksToStop(false);
              setOpen(false);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { Stop } from '../../../contract/stops.ts';
import { maxStops } from '../../../domain/tour/planRules.ts';
import { useNickname } from '../../features/account/useNickname.ts';
import { signatureOf, type TripDraft } from '../../features/plan/trip/draft.ts';
import { useClient } from '../../shared/client/ClientContext.tsx';
import { useCallMutation } from '../../shared/client/useCallMutation.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { fromReturnTo, paths } from '../../shared/paths.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { useAppNavigate } from '../../shared/ui/useAppNavigate.ts';
import { type SharedTrip, sharedSignatureQuery, shareTrip } from './shareTrip.ts';

/** Includes the text field, which the screen needs only in dialogs. */
const ShareLink = lazy(async () => ({ default: (await import('./ShareLink.tsx')).ShareLink }));
const StopSharing = lazy(async () => ({ default: (await import('./StopSharing.tsx')).StopSharing }));

interface SharePlanProps {
  /** In their order. */
  stops: readonly Stop[];
  draft: Pick<TripDraft, 'date' | 'time' | 'people'>;
}

/** Creates or updates the plan's link and shows it; a guest is sent to the login, since only its owner can end a link. */
export function SharePlan({ stops, draft }: SharePlanProps) {
  const { language, messages } = useLanguage();
  const words = messages.share;
  const client = useClient();
  const nickname = useNickname();
  const navigate = useAppNavigate();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const [asksToStop, setAsksToStop] = useState(false);
  const ids = stops.map(({ id }) => id);
  // If this request fails, only the hint that the plan has changed is missing.
  const sharedQuery = sharedSignatureQuery(client, language, nickname);
  const { data: shared = null } = useQuery(sharedQuery);
  const isChanged = shared !== null && shared !== signatureOf(ids, draft);
  const queries = useQueryClient();
  const setShared = async (plan: string | null) => {
    await queries.cancelQueries(sharedQuery);
    queries.setQueryData(sharedQuery.queryKey, plan);
  };
  const sharing = useCallMutation({
    mutationFn: (plan: SharedTrip) => shareTrip(client, plan),
    onSuccess: (_, plan) => setShared(signatureOf(plan.ids, plan)),
  });
  const share = () => sharing.mutate({ ids, ...draft });

  const press = () => {
    if (nickname) {
      setOpen(true);
      setWasOpened(true);
      share();
    } else
      navigate(paths.login({ returnTo: paths.tripPlan(), reason: 'loginNeeded' }), { state: fromReturnTo });
  };
  return (
    <div className="mt-2.5">
      <Button variant="outline" disabled={stops.length > maxStops} onClick={press}>
        {words.button}
      </Button>
      <p role="status" className="mt-2 text-muted text-sm empty:hidden">
        {isChanged && !isOpen ? words.changed : ''}
      </p>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={words.title}
        closeLabel={messages.shell.close}
      >
        {isOpen && (
          <Suspense>
            <ShareLink
              // Without `lang`: the page opens in its reader's language.
              address={sharing.data && `${location.origin}${sharing.data}`}
              isBusy={sharing.isPending}
              failure={sharing.failure}
              onRetry={share}
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
              void setShared(null);
              setAsksToStop(false);
              setOpen(false);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

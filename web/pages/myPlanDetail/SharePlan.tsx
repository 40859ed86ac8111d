import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Stop } from '../../../contract/stops.ts';
import type { Language } from '../../../domain/languages.ts';
import { maxStops } from '../../../domain/tour/planRules.ts';
import { useNickname } from '../../features/account/useNickname.ts';
import { chosenStays, planSignature, type TripDraft } from '../../features/plan/trip/draft.ts';
import { useClient } from '../../shared/client/ClientContext.tsx';
import type { GuideClient } from '../../shared/client/client.ts';
import { useCallMutation } from '../../shared/client/useCallMutation.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { showNotice } from '../../shared/page/notice.ts';
import { loadOnPress } from '../../shared/page/outdated.ts';
import { useSite } from '../../shared/page/Site.tsx';
import { fromReturnTo, paths } from '../../shared/paths.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { useAppNavigate } from '../../shared/ui/useAppNavigate.ts';
import type { ShareDialogs } from './ShareDialogs.tsx';

interface SharePlanProps {
  /** In their order. */
  stops: readonly Stop[];
  draft: Pick<TripDraft, 'date' | 'time' | 'people' | 'departure' | 'stays'>;
}

/** Creates or updates the plan's link and shows it; a guest is sent to the login, since only its owner can end a link. */
export function SharePlan({ stops, draft: { date, time, people, departure, stays } }: SharePlanProps) {
  const { language, messages } = useLanguage();
  const tripMessages = messages.trip;
  const { loadMessages } = useSite();
  const client = useClient();
  const queries = useQueryClient();
  const nickname = useNickname();
  const navigate = useAppNavigate();
  const [dialogs, setDialogs] = useState<{ Dialogs: typeof ShareDialogs } | null>(null);
  const [isOpen, setOpen] = useState(false);
  const ids = stops.map(({ id }) => id);
  const signature = planSignature(ids, { date, time, people, departure, stays });
  // If this request fails, only the hint that the plan has changed is missing.
  const sharedQuery = sharedSignatureQuery(client, language, nickname);
  const { data: shared = null } = useQuery(sharedQuery);
  const setShared = async (plan: string | null) => {
    await queries.cancelQueries(sharedQuery);
    queries.setQueryData(sharedQuery.queryKey, plan);
  };
  const sharing = useCallMutation({
    mutationFn: async () => {
      const { path } = await client.call('sharePlan', {
        params: {},
        query: {},
        body: {
          tripPlan: { tripDate: date, startTime: time, numberOfPeople: people, departure },
          visitSpotSet: ids.map((placeId, index) => ({
            placeId,
            orderIndex: index + 1,
            stayMinutes: stays[placeId],
          })),
        },
      });
      await setShared(signature);
      // Without `lang`: the page opens in its reader's language.
      return `${location.origin}${path}`;
    },
  });

  const share = async () => {
    const loaded = await loadOnPress(() =>
      Promise.all([import('./ShareDialogs.tsx'), loadMessages('planShare')]),
    );
    if (!loaded) return showNotice(messages.shell.unableToRetrieve);
    setDialogs({ Dialogs: loaded[0].ShareDialogs });
    setOpen(true);
    sharing.mutate();
  };
  const press = () => {
    if (nickname) void share();
    else
      navigate(paths.login({ returnTo: paths.tripPlan(), reason: 'loginNeeded' }), { state: fromReturnTo });
  };
  return (
    <div className="mt-2.5">
      <Button variant="outline" disabled={stops.length > maxStops} onClick={press}>
        {tripMessages.share}
      </Button>
      <p role="status" className="mt-2 text-muted text-sm empty:hidden">
        {shared !== null && shared !== signature && !isOpen ? tripMessages.shareChanged : ''}
      </p>
      {dialogs && (
        <dialogs.Dialogs
          open={isOpen}
          onClose={() => setOpen(false)}
          address={sharing.data}
          isBusy={sharing.isPending}
          failure={sharing.failure}
          onRetry={sharing.mutate}
          onStopped={() => {
            void setShared(null);
            setOpen(false);
          }}
        />
      )}
    </div>
  );
}

/** Signature of the plan behind the user's link; null if nothing is shared. Each screen that shows it requests it. */
function sharedSignatureQuery(client: GuideClient, locale: Language, nickname: string | null) {
  return queryOptions({
    queryKey: ['sharedSignature', locale, nickname],
    queryFn: async ({ signal }): Promise<string | null> => {
      const { token } = await client.call('getPlanShare', { params: {}, query: {} }, signal);
      if (token === null) return null;
      const plan = await client.call('getSharedPlan', { params: { token }, query: { locale } }, signal);
      return planSignature(
        plan.stops.map(({ id }) => id),
        {
          date: plan.tripDate,
          time: plan.startTime,
          people: plan.numberOfPeople,
          departure: plan.departure,
          stays: chosenStays(plan.stops),
        },
      );
    },
    enabled: nickname !== null,
    staleTime: 0,
    gcTime: 0,
  });
}

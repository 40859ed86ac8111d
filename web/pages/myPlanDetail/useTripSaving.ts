import { useEffect, useRef, useState } from 'react';
import { useNickname } from '../../features/account/useNickname.ts';
import { resumedPlan } from '../../features/plan/savedPlan.ts';
import type { AfterSave } from '../../features/plan/trip/draft.ts';
import { writeVisitedPlaces } from '../../features/plan/visitedPlaces.ts';
import { useClient } from '../../shared/client/ClientContext.tsx';
import { CallFailure } from '../../shared/client/client.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { showNotice } from '../../shared/page/notice.ts';
import { fromReturnTo, paths } from '../../shared/paths.ts';
import { useGo } from '../../shared/ui/useGo.ts';
import { useRequest } from '../../shared/ui/useRequest.ts';
import { saveTrip } from './saveTrip.ts';
import type { LeaveGuard } from './useLeaveGuard.ts';
import type { Trip } from './useTrip.ts';

export interface TripSaving {
  isBusy: boolean;
  failure: CallFailure | null;
  /** The last result, as long as the plan is unchanged since. */
  outcome: 'saved' | 'taken' | null;
  save: (after: AfterSave) => void;
  /** The saved plan that this one would replace, until the visitor has decided. */
  other: { updatedAt: string; keepMine: () => void; takeOther: () => void } | null;
  /** Keeps both plans as they are. */
  keepBoth: () => void;
  forgetFailure: () => void;
}

interface TripToSave {
  trip: Trip;
  guard: LeaveGuard;
  /** The places to save, in their order: those still in the guide. */
  ids: readonly number[];
  canSave: boolean;
  /** The guide has responded, so it is known which places those are. */
  isKnown: boolean;
}

/**
 * Saves the plan: at once, or after the login that it needs. It replaces a different saved plan only after
 * confirmation.
 */
export function useTripSaving({ trip, guard, ids, canSave, isKnown }: TripToSave): TripSaving {
  const { language, messages } = useLanguage();
  const words = messages.trip;
  const client = useClient();
  const nickname = useNickname();
  const go = useGo();
  const { isBusy, failure, run, forgetFailure } = useRequest();
  const [other, setOther] = useState<{ updatedAt: string; after: AfterSave } | null>(null);
  const [outcome, setOutcome] = useState<TripSaving['outcome']>(null);

  const send = (after: AfterSave, baseUpdatedAt: string | null) =>
    run(async () => {
      const { signature, draft } = trip;
      // An expired session leads through a login, which may reload the page.
      trip.changeDraft({ saveOnReturn: after });
      try {
        const saved = await saveTrip(client, ids, { ...draft, baseUpdatedAt });
        setOther(null);
        if (after === 'leave') {
          guard.allow();
          trip.empty();
          showNotice(saved.replacedNewer ? words.replacedNewer : words.saved);
          go(paths.home());
          return;
        }
        trip.changeDraft({
          baseUpdatedAt: saved.updatedAt,
          savedSignature: signature,
          datePassed: false,
          saveOnReturn: null,
        });
        setOutcome('saved');
      } catch (error) {
        trip.changeDraft({ saveOnReturn: null });
        const updatedAt = error instanceof CallFailure && error.code === 'otherPlan' && error.updatedAt;
        if (!updatedAt) throw error;
        guard.stay();
        setOther({ updatedAt, after });
      }
    });

  const save = (after: AfterSave) => {
    if (nickname) {
      void send(after, trip.draft.baseUpdatedAt);
      return;
    }
    trip.changeDraft({ saveOnReturn: after });
    guard.allow();
    go(paths.login({ returnTo: paths.tripPlan(), reason: 'savePlan' }), { state: fromReturnTo });
  };

  const takeOther = () =>
    void run(async () => {
      const plan = await client.call('getTripPlan', { params: {}, query: { locale: language } });
      const resumed = resumedPlan(plan, [], new Date());
      writeVisitedPlaces(resumed.visitedPlaces);
      setOther(null);
      setOutcome('taken');
      go(paths.tripPlan(), { replace: true, state: resumed });
    });

  const hasArrived = useRef(false);
  const { saveOnReturn } = trip.draft;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each arrival and each login; the rest is made anew each time
  useEffect(() => {
    if (!isKnown) return;
    const isArrival = !hasArrived.current;
    hasArrived.current = true;
    if (saveOnReturn === null || isBusy) return;
    if (nickname && canSave) save(saveOnReturn);
    // The visitor returned without a login: the pending save is discarded.
    else if (isArrival) trip.changeDraft({ saveOnReturn: null });
  }, [isKnown, nickname, saveOnReturn]);

  return {
    isBusy,
    failure,
    outcome: trip.isUnsaved ? null : outcome,
    save,
    other: other && {
      updatedAt: other.updatedAt,
      keepMine: () => void send(other.after, other.updatedAt),
      takeOther,
    },
    keepBoth: () => {
      forgetFailure();
      setOther(null);
    },
    forgetFailure,
  };
}

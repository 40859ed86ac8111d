import { useEffect, useRef, useState } from 'react';
import { useNickname } from '../../features/account/useNickname.ts';
import { emptiedPlan, isUnsaved, type Plan, resumedPlan, signatureOfPlan } from '../../features/plan/plan.ts';
import { planStore } from '../../features/plan/planStore.ts';
import type { AfterSave } from '../../features/plan/trip/draft.ts';
import { useClient } from '../../shared/client/ClientContext.tsx';
import { CallFailure } from '../../shared/client/client.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { showNotice } from '../../shared/page/notice.ts';
import { fromReturnTo, paths } from '../../shared/paths.ts';
import { useAppNavigate } from '../../shared/ui/useAppNavigate.ts';
import { useRequest } from '../../shared/ui/useRequest.ts';
import { saveTrip } from './saveTrip.ts';
import type { LeaveGuard } from './useLeaveGuard.ts';

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
  clearFailure: () => void;
}

interface TripToSave {
  plan: Plan;
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
export function useTripSaving({ plan, guard, ids, canSave, isKnown }: TripToSave): TripSaving {
  const { language, messages } = useLanguage();
  const words = messages.trip;
  const client = useClient();
  const nickname = useNickname();
  const navigate = useAppNavigate();
  const { isBusy, failure, run, clearFailure } = useRequest();
  const [other, setOther] = useState<{ updatedAt: string; after: AfterSave } | null>(null);
  const [outcome, setOutcome] = useState<TripSaving['outcome']>(null);

  const send = (after: AfterSave, baseUpdatedAt: string | null) =>
    run(async () => {
      // An expired session leads through a login, which may reload the page.
      planStore.changeDraft({ saveOnReturn: after });
      try {
        const saved = await saveTrip(client, ids, { ...plan.draft, baseUpdatedAt });
        setOther(null);
        if (after === 'leave') {
          guard.allow();
          planStore.change(emptiedPlan);
          showNotice(saved.replacedNewer ? words.replacedNewer : words.saved);
          navigate(paths.home());
          return;
        }
        planStore.changeDraft({
          baseUpdatedAt: saved.updatedAt,
          savedSignature: signatureOfPlan(plan),
          datePassed: false,
          saveOnReturn: null,
        });
        setOutcome('saved');
      } catch (error) {
        planStore.changeDraft({ saveOnReturn: null });
        const updatedAt = error instanceof CallFailure && error.code === 'otherPlan' && error.updatedAt;
        if (!updatedAt) throw error;
        guard.stay();
        setOther({ updatedAt, after });
      }
    });

  const save = (after: AfterSave) => {
    if (nickname) {
      void send(after, plan.draft.baseUpdatedAt);
      return;
    }
    planStore.changeDraft({ saveOnReturn: after });
    guard.allow();
    navigate(paths.login({ returnTo: paths.tripPlan(), reason: 'savePlan' }), { state: fromReturnTo });
  };

  const takeOther = () =>
    void run(async () => {
      const saved = await client.call('getTripPlan', { params: {}, query: { locale: language } });
      planStore.change((mine) => resumedPlan({ ...mine, places: [] }, saved, new Date()));
      setOther(null);
      setOutcome('taken');
    });

  const hasArrived = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each arrival and each login; the rest is made anew each time
  useEffect(() => {
    if (!isKnown) return;
    const isArrival = !hasArrived.current;
    hasArrived.current = true;
    const { saveOnReturn } = plan.draft;
    if (saveOnReturn === null || isBusy) return;
    if (nickname && canSave) save(saveOnReturn);
    // The visitor returned without a login: the pending save is discarded.
    else if (isArrival) planStore.changeDraft({ saveOnReturn: null });
  }, [isKnown, nickname]);

  return {
    isBusy,
    failure,
    outcome: isUnsaved(plan) ? null : outcome,
    save,
    other: other && {
      updatedAt: other.updatedAt,
      keepMine: () => void send(other.after, other.updatedAt),
      takeOther,
    },
    keepBoth: () => {
      clearFailure();
      setOther(null);
    },
    clearFailure,
  };
}

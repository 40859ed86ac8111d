import { useEffect, useRef, useState } from 'react';
import { useNickname } from '../../features/account/useNickname.ts';
import { canRetryLater } from '../../features/offline/outbox/canRetryLater.ts';
import { waitingPlans } from '../../features/offline/outbox/entries.ts';
import { outboxStore, useOutbox } from '../../features/offline/outbox/outbox.ts';
import { sendOutbox } from '../../features/offline/outbox/sendOutbox.ts';
import {
  emptiedPlan,
  isUnsaved,
  type Plan,
  resumedPlan,
  savedPlanSignature,
} from '../../features/plan/plan.ts';
import { planStore } from '../../features/plan/planStore.ts';
import type { NavigationAfterSave } from '../../features/plan/trip/draft.ts';
import { saveTrip } from '../../features/plan/trip/saveTrip.ts';
import { useClient } from '../../shared/client/ClientContext.tsx';
import { CallFailure } from '../../shared/client/client.ts';
import { useCallMutation } from '../../shared/client/useCallMutation.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { showNotice } from '../../shared/page/notice.ts';
import { fromReturnTo, paths } from '../../shared/paths.ts';
import { useAppNavigate } from '../../shared/ui/useAppNavigate.ts';
import type { LeaveGuard } from './useLeaveGuard.ts';

export interface TripSaving {
  isBusy: boolean;
  failure: CallFailure | null;
  /** The last result, as long as the plan is unchanged since. */
  outcome: 'saved' | 'savedHere' | 'notSent' | 'taken' | null;
  save: (after: NavigationAfterSave) => void;
  /** The saved plan that this one would replace, until the visitor has decided. */
  other: { updatedAt: string; keepMine: () => void; takeOther: () => void } | null;
  /** Keeps both plans as they are. */
  keepBoth: () => void;
  /** Asks again about a plan of the outbox that is in conflict. */
  decide: () => void;
  clearFailure: () => void;
}

interface TripToSave {
  plan: Plan;
  guard: LeaveGuard;
  /** The places to save, in their order: those still in the guide. */
  ids: readonly number[];
  canSave: boolean;
  /** Whether the guide has responded, so that it is known which places are still in it. */
  isKnown: boolean;
}

/** A save, or the decision to keep the plan that is saved on the server. */
type Change = { after: NavigationAfterSave; baseUpdatedAt: string | null } | 'takeOther';

/**
 * Saves the plan: at once, or after the login that it needs. It replaces a different saved plan only after
 * confirmation.
 */
export function useTripSaving({ plan, guard, ids, canSave, isKnown }: TripToSave): TripSaving {
  const { language, messages } = useLanguage();
  const tripMessages = messages.trip;
  const client = useClient();
  const nickname = useNickname();
  const navigate = useAppNavigate();
  const [other, setOther] = useState<{ updatedAt: string; after: NavigationAfterSave } | null>(null);
  const [outcome, setOutcome] = useState<'saved' | 'taken' | null>(null);
  const waiting = waitingPlans(useOutbox(), nickname);
  const conflict = waiting.find(({ otherUpdatedAt }) => otherUpdatedAt !== null);
  /** The conflict that the visitor has deliberately left undecided. */
  const [undecided, setUndecided] = useState<string | null>(null);
  const asked = conflict?.id === undecided ? undefined : conflict;
  const signature = savedPlanSignature(plan);

  /** Saves the plan in the outbox; false without storage. A plan that was made from a waiting one is sent after it. */
  const saveHere = (after: NavigationAfterSave, baseUpdatedAt: string | null) => {
    const { date, time, people, departure, stays, savedSignature } = plan.draft;
    const by = nickname;
    const earlier = waitingPlans(outboxStore.read(), by);
    const follows = earlier.findLast((entry) => entry.signature === savedSignature)?.id ?? null;
    const entry = {
      ids,
      date,
      time,
      people,
      departure,
      stays,
      signature,
      baseUpdatedAt,
      follows,
      otherUpdatedAt: null,
    };
    if (by === null || !outboxStore.add({ kind: 'plan', by, ...entry })) return false;
    planStore.changeDraft({ savedSignature: signature, datePassed: false, saveOnReturn: null });
    setOther(null);
    setUndecided(null);
    sendOutbox();
    if (after === 'leave') {
      // The places stay here until the server has them: without network nothing else shows them.
      guard.allow();
      showNotice(tripMessages.savedHere);
      navigate(paths.home());
    } else setOutcome('saved');
    return true;
  };

  const send = async (after: NavigationAfterSave, baseUpdatedAt: string | null) => {
    if (waiting.length > 0 && saveHere(after, baseUpdatedAt)) return;
    // An expired session leads through a login, which may reload the page.
    planStore.changeDraft({ saveOnReturn: after });
    try {
      const saved = await saveTrip(client, ids, { ...plan.draft, baseUpdatedAt });
      setOther(null);
      if (after === 'leave') {
        guard.allow();
        planStore.change(emptiedPlan);
        showNotice(saved.replacedNewer ? tripMessages.replacedNewer : tripMessages.saved, {
          to: paths.myPlan(),
          label: messages.shell.myPlan,
        });
        navigate(paths.home());
        return;
      }
      planStore.changeDraft({
        baseUpdatedAt: saved.updatedAt,
        savedSignature: signature,
        datePassed: false,
        saveOnReturn: null,
      });
      setOutcome('saved');
    } catch (error) {
      planStore.changeDraft({ saveOnReturn: null });
      if (canRetryLater(error) && saveHere(after, baseUpdatedAt)) return;
      const updatedAt = error instanceof CallFailure && error.code === 'otherPlan' && error.updatedAt;
      if (!updatedAt) throw error;
      guard.stay();
      setOther({ updatedAt, after });
    }
  };

  const takeOther = async () => {
    const saved = await client.call('getTripPlan', { params: {}, query: { locale: language } });
    planStore.change((mine) => resumedPlan({ ...mine, places: [] }, saved, new Date()));
    setOther(null);
    if (asked) outboxStore.takeOther(asked);
    setOutcome('taken');
  };

  const { mutate, isPending, failure, reset } = useCallMutation({
    // Not `onSuccess`, which would see changes of the plan during the request.
    mutationFn: (change: Change) =>
      change === 'takeOther' ? takeOther() : send(change.after, change.baseUpdatedAt),
  });

  const save = (after: NavigationAfterSave) => {
    if (conflict && waiting.at(-1)?.signature === signature) {
      guard.stay();
      setUndecided(null);
      return;
    }
    if (nickname) {
      mutate({ after, baseUpdatedAt: outboxStore.baseVersion(nickname, plan.draft) });
      return;
    }
    planStore.changeDraft({ saveOnReturn: after });
    guard.allow();
    navigate(paths.login({ returnTo: paths.tripPlan(), reason: 'savePlan' }), { state: fromReturnTo });
  };

  const hasArrived = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each arrival and each login; the rest is made again each time
  useEffect(() => {
    if (!isKnown) return;
    const isArrival = !hasArrived.current;
    hasArrived.current = true;
    const { saveOnReturn } = plan.draft;
    if (saveOnReturn === null || isPending) return;
    if (nickname && canSave) save(saveOnReturn);
    // The visitor returned without a login: the pending save is discarded.
    else if (isArrival) planStore.changeDraft({ saveOnReturn: null });
  }, [isKnown, nickname]);

  /** Replaces the other plan by the one of the outbox, which has waited for this decision. */
  const keepWaiting = () => {
    if (!asked) return;
    outboxStore.keepMine(asked);
    setOutcome('saved');
    sendOutbox();
  };
  const outboxConflict = asked?.otherUpdatedAt
    ? { updatedAt: asked.otherUpdatedAt, keepMine: keepWaiting, takeOther: () => mutate('takeOther') }
    : null;
  const isWaiting = waiting.some((entry) => entry.signature === signature);

  return {
    isBusy: isPending,
    failure,
    outcome: conflict ? 'notSent' : isWaiting ? 'savedHere' : isUnsaved(plan) ? null : outcome,
    save,
    other: other
      ? {
          updatedAt: other.updatedAt,
          keepMine: () => mutate({ after: other.after, baseUpdatedAt: other.updatedAt }),
          takeOther: () => mutate('takeOther'),
        }
      : outboxConflict,
    keepBoth: () => {
      reset();
      setOther(null);
      setUndecided(conflict?.id ?? null);
    },
    decide: () => setUndecided(null),
    clearFailure: reset,
  };
}

import { saveTripPlan } from '../../../../../contract/tripPlan.ts';
import { CallFailure, type GuideClient } from '../../../../shared/client/client.ts';
import { planSignature } from '../../../plan/trip/draft.ts';

export interface ModelPlan {
  ids: readonly number[];
  updatedAt: string;
  /** Saved by another device, not through the outbox. */
  isElsewhere: boolean;
}

interface ModelAccount {
  likes: Set<number>;
  plan: ModelPlan | null;
}

/** A change on the server, through the client. */
export type Effect =
  | { by: string; kind: 'like'; placeId: number; liked: boolean }
  | { by: string; kind: 'plan'; ids: readonly number[]; replaced: ModelPlan | null };

/** The server's rules of likes and plans, with a count of what they changed. */
export class ModelServer {
  readonly accounts = new Map<string, ModelAccount>();
  readonly effects: Effect[] = [];
  #saves = 0;

  account(name: string): ModelAccount {
    const account = this.accounts.get(name) ?? { likes: new Set(), plan: null };
    this.accounts.set(name, account);
    return account;
  }

  savePlan(name: string, ids: readonly number[], isElsewhere: boolean): ModelPlan {
    this.#saves += 1;
    const updatedAt = new Date(Date.UTC(2026, 0, 1) + this.#saves).toISOString();
    const plan = { ids, updatedAt, isElsewhere };
    this.account(name).plan = plan;
    return plan;
  }

  setLike(by: string, placeId: number, liked: boolean) {
    const { likes } = this.account(by);
    if (likes.has(placeId) !== liked) this.effects.push({ by, kind: 'like', placeId, liked });
    if (liked) likes.add(placeId);
    else likes.delete(placeId);
    return { liked, likeCount: likes.size };
  }

  readPlan(by: string) {
    const { plan } = this.account(by);
    return {
      visitSpotSet: (plan?.ids ?? []).map((id, index) => ({ id, orderIndex: index + 1 })),
      updatedAt: plan?.updatedAt ?? null,
      tripDate: null,
      startTime: null,
      numberOfPeople: null,
    };
  }

  /** As server/features/plans/savePlan.ts with replaceOther false. */
  save(by: string, ids: readonly number[], baseUpdatedAt: string | null) {
    const { plan } = this.account(by);
    const inputs = { date: null, time: null, people: null, departure: null, stays: {} };
    const isSame = plan && planSignature(plan.ids, inputs) === planSignature(ids, inputs);
    if (plan && plan.updatedAt !== baseUpdatedAt && !isSame)
      throw new CallFailure(409, 'otherPlan', { updatedAt: plan.updatedAt });
    this.effects.push({ by, kind: 'plan', ids, replaced: plan });
    return { ...this.savePlan(by, ids, false), replacedNewer: false };
  }
}

/**
 * The browser's client over the model.
 * @param around runs a request for the account whose cookies it carries, and may lose it before or after.
 */
export function modelClient(
  server: ModelServer,
  around: (act: (by: string) => unknown) => Promise<unknown>,
): GuideClient {
  const respond = (by: string, name: string, input: Parameters<GuideClient['call']>[1]) => {
    if ((name === 'addLike' || name === 'removeLike') && 'id' in input.params)
      return server.setLike(by, Number(input.params.id), name === 'addLike');
    if (name === 'getTripPlan') return server.readPlan(by);
    if (name === 'saveTripPlan') {
      const { visitSpotSet, baseUpdatedAt = null } = saveTripPlan.body.parse(input.body);
      const ids = visitSpotSet.map(({ placeId }) => placeId);
      return server.save(by, ids, baseUpdatedAt);
    }
    throw new Error(`the model has no ${name}`);
  };
  const call = (name: string, input: Parameters<GuideClient['call']>[1]) =>
    around((by) => respond(by, name, input));
  return { call: call as GuideClient['call'], document: async () => '' };
}

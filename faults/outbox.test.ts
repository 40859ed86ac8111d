import fc from 'fast-check';
import { expect, it } from 'vitest';
import { apiAddresses, apiBase } from '../contract/addresses.ts';
import { api } from '../contract/api.ts';
import { problemSchema } from '../contract/problems.ts';
import { describeWithGuide } from '../server/testing/describeWithGuide.ts';
import { useApplication } from '../server/testing/testApplication.ts';
import { TestVisitor } from '../server/testing/testVisitor.ts';
import { type NewEntry, waitingPlans } from '../web/features/offline/outbox/entries.ts';
import { OutboxSender } from '../web/features/offline/outbox/OutboxSender.ts';
import { OutboxStore } from '../web/features/offline/outbox/OutboxStore.ts';
import { MemoryStorage } from '../web/features/offline/outbox/testing/MemoryStorage.ts';
import { emptyDraft, planSignature, type TripDraft } from '../web/features/plan/trip/draft.ts';
import { callAddress } from '../web/shared/client/address.ts';
import { CallFailure, type GuideClient } from '../web/shared/client/client.ts';

type Fault = 'none' | 'before' | 'after';
type Name = keyof typeof apiAddresses;

/** Number of random histories on each engine. */
const histories = 30;
const inputs = { date: null, time: null, people: null, departure: null, stays: {} };

const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('press' as const), place: fc.integer({ min: 1, max: 3 }) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('save' as const) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('send' as const), tab: fc.nat({ max: 1 }) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('wait' as const) }) },
);

/** The browser's client over the application in this process, with requests or responses that are lost. */
function lossyClient(
  visitor: TestVisitor,
  fault: () => Fault,
  onSent: (name: Name, body: unknown) => void,
): GuideClient {
  const call = async (
    name: Name,
    { params, query, body }: { params: object; query: object; body?: unknown },
  ) => {
    const { method, path } = apiAddresses[name];
    const address = callAddress(path, { ...params }, { ...query }).slice(apiBase.length);
    const lost = fault();
    if (lost === 'before') throw new CallFailure(0, 'unreachable');
    const response = await visitor.call(method, address, body);
    if (response.status === 200) onSent(name, body);
    if (lost === 'after') throw new CallFailure(0, 'timedOut');
    if (response.status === 200) return response.body;
    const { code, updatedAt } = problemSchema.parse(response.body);
    throw new CallFailure(response.status, code, { updatedAt });
  };
  return { call: call as GuideClient['call'], document: async () => '' };
}

describeWithGuide('SPEC 6: the outbox with lost responses', (database) => {
  const { app, clock } = useApplication(database, { variables: { RATE_LIMITS: 'off' } });
  let people = 0;

  it(`sends each like and plan once and in order to the real application, in ${histories} histories`, async () => {
    const { sql } = database();
    const likeCounts = () =>
      sql.selectFrom('place').select(['id', 'like_count']).where('id', '<', 4).orderBy('id').execute();
    const faults = fc.infiniteStream(fc.constantFrom<Fault>('none', 'none', 'before', 'after'));
    let lostResponses = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), faults, async (steps, stream) => {
        const nickname = `outbox ${++people}`;
        const visitor = new TestVisitor(app);
        await visitor.createAccount({ database, clock }, `outbox-${people}@example.com`, nickname);
        const countsBefore = await likeCounts();
        const storage = new MemoryStorage();
        const store = new OutboxStore(() => storage);
        const saved: unknown[] = [];
        let isCalm = false;
        const client = lossyClient(
          visitor,
          () => {
            const fault = isCalm ? 'none' : stream.next().value;
            if (fault === 'after') lostResponses += 1;
            return fault;
          },
          (name, body) => {
            if (name === 'saveTripPlan')
              saved.push(api.saveTripPlan.body.parse(body).visitSpotSet.map(({ placeId }) => placeId));
          },
        );
        let lock: Promise<unknown> = Promise.resolve();
        const tabs = [0, 1].map(
          () =>
            new OutboxSender({
              store,
              client,
              nickname: () => nickname,
              alone: (run) => {
                const result = lock.then(run);
                lock = result;
                return result;
              },
              onSent: async () => undefined,
              onRemoved: () => expect.unreachable('nothing is refused'),
              onConflict: () => expect.unreachable('there is no other plan'),
            }),
        );
        const wanted = new Map<number, boolean>();
        const plans: number[][] = [];
        let draft: TripDraft = emptyDraft;
        const sending: Promise<unknown>[] = [];
        for (const one of steps) {
          if (one.do === 'press') {
            const liked = !(wanted.get(one.place) ?? false);
            wanted.set(one.place, liked);
            store.add({ kind: 'like', by: nickname, placeId: one.place, liked });
          } else if (one.do === 'save') {
            const ids = [plans.length + 1, plans.length + 101];
            const signature = planSignature(ids, inputs);
            const { savedSignature } = draft;
            const follows = waitingPlans(store.read(), nickname).findLast(
              (plan) => plan.signature === savedSignature,
            );
            const entry: NewEntry = {
              kind: 'plan',
              by: nickname,
              ids,
              ...inputs,
              signature,
              baseUpdatedAt: store.baseVersion(nickname, draft),
              follows: follows?.id ?? null,
              otherUpdatedAt: null,
            };
            store.add(entry);
            plans.push(ids);
            draft = { ...draft, savedSignature: signature };
          } else if (one.do === 'send') {
            sending.push(tabs[one.tab]?.send() ?? Promise.resolve());
          } else {
            await Promise.all(sending);
          }
        }
        await Promise.all(sending);
        isCalm = true;
        await tabs[0]?.send();
        expect(store.read()).toEqual([]);
        expect(saved).toEqual(plans);
        const { body } = await visitor.call('GET', '/user/like-places?size=50');
        const liked = api.listLikedPlaces.response.parse(body).content.map(({ placeId }) => placeId);
        const expected = [...wanted].flatMap(([id, isLiked]) => (isLiked ? [id] : []));
        expect(liked.toSorted()).toEqual(expected.toSorted());
        expect(await likeCounts()).toEqual(
          countsBefore.map(({ id, like_count: count }) => ({
            id,
            like_count: count + (wanted.get(id) ? 1 : 0),
          })),
        );
      }),
      { numRuns: histories },
    );
    expect(lostResponses).toBeGreaterThan(5);
  }, 120_000);
});

import type { OutboxMessages } from '../../../messages/ko/outbox.ts';
import { connection } from '../../../shared/client/connection.ts';
import { readCookie } from '../../../shared/client/cookies.ts';
import { withBrowserLock } from '../../../shared/client/withBrowserLock.ts';
import { showNotice } from '../../../shared/page/notice.ts';
import { paths } from '../../../shared/paths.ts';
import { session } from '../../account/session.ts';
import { planStore } from '../../plan/planStore.ts';
import { waitingLikes, waitingPlans } from './entries.ts';
import { OutboxSender } from './OutboxSender.ts';
import { outboxStore } from './outbox.ts';
import { pageDeps } from './pageDeps.ts';
import { SendingLoop } from './SendingLoop.ts';

/** The account in the cookies, which requests carry; another tab may just have changed it. */
const nickname = () => readCookie('access_token') && readCookie('nickname');

async function say(about: Exclude<keyof OutboxMessages['outbox'], 'openPlan'>): Promise<void> {
  // The trip plan screen itself asks about the conflict.
  if (about === 'otherPlan' && location.pathname === paths.tripPlan()) return;
  const { messageStore } = pageDeps();
  try {
    await messageStore.load('outbox');
  } catch {
    // The network is gone again. The next page mentions a conflict; anything else can be seen from the plan and the heart.
    return;
  }
  const { outbox } = messageStore.messages;
  const link = { to: paths.tripPlan(), label: outbox.openPlan };
  showNotice(outbox[about], about === 'placeGone' || about === 'likeFailed' ? undefined : link);
}

const reloadLikes = () => pageDeps().queries.invalidateQueries({ queryKey: ['likes'] });

let loop: SendingLoop | undefined;

function start(): SendingLoop {
  const { client } = pageDeps();
  const sender = new OutboxSender({
    store: outboxStore,
    client,
    nickname,
    alone: (run) => withBrowserLock('outbox', run),
    onSent: async ({ kind }) => {
      if (kind === 'like') await reloadLikes();
    },
    onRemoved: (entry, because) => {
      if (entry.kind === 'plan' && planStore.read().draft.savedSignature === entry.signature)
        planStore.changeDraft({ savedSignature: null });
      const about = {
        like: { refused: 'placeGone', failed: 'likeFailed' },
        plan: { refused: 'planRefused', failed: 'planFailed' },
      } as const;
      void say(about[entry.kind][because]);
    },
    onConflict: () => void say('otherPlan'),
  });
  const made = new SendingLoop(() => sender.send());
  connection.subscribe(() => {
    if (connection.isReachable()) made.retryNow();
  });
  addEventListener('online', () => void made.send());
  // Entries of an expired session wait for its login.
  session.subscribe(() => void made.send());
  let likes = waitingLikes(outboxStore.read(), session.nickname()).length;
  outboxStore.subscribe(() => {
    const before = likes;
    likes = waitingLikes(outboxStore.read(), session.nickname()).length;
    // Another tab may have sent them.
    if (likes < before) void reloadLikes();
  });
  return made;
}

/** Sends what waits, as far as the network allows; further tries follow by themselves. */
export function sendWaiting(): Promise<void> {
  loop ??= start();
  return loop.send();
}

/** At the start of a page; reminds of a plan that waits for a decision. */
export function resumeSending(): void {
  const isAsked = waitingPlans(outboxStore.read(), nickname()).some(
    ({ otherUpdatedAt }) => otherUpdatedAt !== null,
  );
  if (isAsked) void say('otherPlan');
  void sendWaiting();
}

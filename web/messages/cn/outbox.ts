import type { OutboxMessages } from '../ko/outbox.ts';

export const cn: OutboxMessages = {
  outbox: {
    otherPlan: '您的账号中有另一个行程，与您离线保存的不同。',
    planRefused: '离线保存的行程未能同步，请检查后重新保存。',
    placeGone: '您离线收藏的一个地点已不在指南中。',
    openPlan: '查看行程',
  },
};

import type { OutboxMessages } from '../ko/outbox.ts';

export const cn: OutboxMessages = {
  outbox: {
    otherPlan: '您的账号中有另一个行程，与您离线时保存的行程不同。',
    planRefused: '您离线时保存的行程未能同步到账号。请检查地点、日期和时间后重新保存。',
    placeGone: '您离线时收藏的一个地点已不再收录。',
    planFailed: '由于我们的系统故障，您离线时保存的行程未能同步到账号。行程仍在本设备上，请稍后重新保存。',
    likeFailed: '由于我们的系统故障，您离线时的一次收藏未能同步。请稍后再试。',
    openPlan: '查看行程',
  },
};

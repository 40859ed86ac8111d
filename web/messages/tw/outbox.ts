import type { OutboxMessages } from '../ko/outbox.ts';

export const tw: OutboxMessages = {
  outbox: {
    otherPlan: '您的帳號中有另一個行程，與您離線儲存的不同。',
    planRefused: '離線儲存的行程無法同步，請確認後再儲存一次。',
    placeGone: '您離線收藏的一個地點已不在指南中。',
    openPlan: '查看行程',
  },
};

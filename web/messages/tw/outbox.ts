import type { OutboxMessages } from '../ko/outbox.ts';

export const tw: OutboxMessages = {
  outbox: {
    otherPlan: '您的帳號中有另一個行程，與您離線時儲存的行程不同。',
    planRefused: '您離線時儲存的行程無法同步到帳號。請檢查地點、日期和時間後再儲存一次。',
    placeGone: '您離線時收藏的一個地點已不再收錄。',
    planFailed:
      '因為我們的系統發生問題，您離線時儲存的行程無法同步到帳號。行程仍保留在這台裝置上，請稍後再儲存一次。',
    likeFailed: '因為我們的系統發生問題，您離線時的一次收藏無法同步。請稍後再試。',
    openPlan: '查看行程',
  },
};

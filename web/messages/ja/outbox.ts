import type { OutboxMessages } from '../ko/outbox.ts';

export const ja: OutboxMessages = {
  outbox: {
    otherPlan: 'アカウントに、オフライン中に保存したプランとは別のプランがあります。',
    planRefused:
      'オフライン中に保存したプランをアカウントに保存できませんでした。場所、日付、時間を確認して、もう一度保存してください。',
    placeGone: 'オフライン中にお気に入りにした場所の中に、掲載を終了したところがあります。',
    openPlan: 'プランを見る',
  },
};

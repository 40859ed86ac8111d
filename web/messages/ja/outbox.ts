import type { OutboxMessages } from '../ko/outbox.ts';

export const ja: OutboxMessages = {
  outbox: {
    otherPlan: 'オフラインで保存したプランとは別のプランがアカウントにあります。',
    planRefused:
      'オフラインで保存したプランをアカウントに保存できませんでした。内容を確認して、もう一度保存してください。',
    placeGone: 'オフラインでお気に入りにした場所は、ガイドに掲載されなくなりました。',
    openPlan: 'プランを見る',
  },
};

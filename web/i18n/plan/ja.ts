import type { PlanMessages } from './ko.ts';

export const ja: PlanMessages = {
  plan: {
    title: 'マイプラン',
    chosen: '選んだ場所',
    guest: 'ログインすると、お気に入りと計画をどの端末でも見られます。',
    empty: 'まだ場所が選ばれていません。気になる場所で「旅に追加」を押してください。',
    remove: (name) => `${name}を外す`,
    addPlace: '場所を追加',
    startPlan: '計画をはじめる',
  },
};

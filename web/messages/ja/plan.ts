import type { PlanMessages } from '../ko/plan.ts';

export const ja: PlanMessages = {
  plan: {
    title: 'マイプラン',
    chosen: '選んだ場所',
    guest: 'ログインすると、お気に入りの場所やプランをどの端末からでも見られます。',
    empty: 'まだ場所を選んでいません。気になる場所で「プランに追加」をタップしてください。',
    bought: (day) => `${day}のツアーを予約済みです。`,
    toTicket: '利用券を見る',
    noTour: '予約中のツアーはありません。',
    addPlace: '場所を追加',
    startPlan: 'プランを立てる',
    viewPlan: 'プランを見る',
    continuePlan: (date) => `${date}に保存したプランを続ける`,
    addSavedPlan: (date) => `${date}に保存したプランを追加`,
    savedLoading: '保存したプランを読み込み中…',
    savedNone: '保存したプランはまだありません。プランを保存すると、どの端末からでも続きを始められます。',
    savedFailed: '保存したプランを読み込めませんでした。',
    liked: 'お気に入りの場所',
    likedLoading: 'お気に入りの場所を読み込み中…',
    likedEmpty: 'お気に入りはまだありません。気になる場所でハートをタップすると、ここに並びます。',
    likedGuest: 'ログインすると、お気に入りの場所がここに並びます。',
    likedMore: 'もっと見る',
    likedWaiting: 'オンラインになると反映される場所',
    signUp: '新規登録',
  },
};

import type { PlanMessages } from '../ko/plan.ts';

export const tw: PlanMessages = {
  plan: {
    title: '我的行程',
    chosen: '已選地點',
    guest: '登入後，在任何裝置上都能查看收藏和行程。',
    empty: '還沒有選擇地點。看到喜歡的地方，點選「加入行程」即可。',
    bought: (day) => `您已預訂${day}的觀光計程車。`,
    toTicket: '查看乘車券',
    noTour: '您沒有即將開始的行程。',
    addPlace: '新增地點',
    startPlan: '開始規劃行程',
    viewPlan: '查看行程',
    continuePlan: (date) => `繼續${date}儲存的行程`,
    addSavedPlan: (date) => `加入${date}儲存的行程`,
    savedLoading: '正在載入已儲存的行程…',
    savedNone: '還沒有儲存的行程。儲存後，在任何裝置上都能繼續規劃。',
    savedFailed: '無法載入已儲存的行程。',
    liked: '收藏的地點',
    likedLoading: '正在載入收藏的地點…',
    likedEmpty: '還沒有收藏的地點。看到喜歡的地方，點選愛心即可收藏。',
    likedGuest: '登入後，收藏的地點會顯示在這裡。',
    likedMore: '顯示更多',
    likedWaiting: '連上網路後會同步的收藏',
    signUp: '註冊',
  },
};

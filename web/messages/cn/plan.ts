import type { PlanMessages } from '../ko/plan.ts';

export const cn: PlanMessages = {
  plan: {
    title: '我的行程',
    chosen: '已选地点',
    guest: '登录后，可在任何设备上查看收藏和行程。',
    empty: '还没有选择地点。看到喜欢的地方，点击“加入行程”即可。',
    bought: (day) => `您已预订${day}的观光出租车。`,
    toTicket: '查看乘车券',
    noTour: '您没有即将开始的行程。',
    addPlace: '添加地点',
    startPlan: '开始规划行程',
    viewPlan: '查看行程',
    continuePlan: (date) => `继续${date}保存的行程`,
    addSavedPlan: (date) => `加入${date}保存的行程`,
    savedLoading: '正在加载已保存的行程…',
    savedNone: '还没有保存的行程。保存后，可在任何设备上继续规划。',
    savedFailed: '无法加载已保存的行程。',
    liked: '收藏的地点',
    likedLoading: '正在加载收藏的地点…',
    likedEmpty: '还没有收藏的地点。看到喜欢的地方，点击爱心即可收藏。',
    likedGuest: '登录后，收藏的地点会显示在这里。',
    likedMore: '显示更多',
    likedWaiting: '联网后将同步的收藏',
    signUp: '注册',
  },
};

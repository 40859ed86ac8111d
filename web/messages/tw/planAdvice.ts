import type { PlanAdviceMessages } from '../ko/planAdvice.ts';

export const tw: PlanAdviceMessages = {
  advice: {
    title: '想節省時間',
    leaveOut: (name, saves) => `不去${name}（省${saves}）`,
    shorten: (name, length) => `${name}只停留${length}`,
    order: (saves) => `改用最快的順序（省${saves}）`,
    leftOut: (name) => `已移除${name}。`,
    shortened: (name, length) => `${name}的停留改為${length}。`,
    ordered: '已依最快的順序排列。',
    bestAlready: '目前已是最快的順序。',
    gained: (gains) => `${gains.join('，')}。`,
    lessDriving: (length) => `車程少${length}`,
    moreDriving: (length) => `車程多${length}`,
    lessWaiting: (length) => `等候少${length}`,
    moreWaiting: (length) => `等候多${length}`,
    open: (names) => `抵達時${names}已開放`,
  },
  departures: {
    gone: '這個時段已無法預約。',
    nearest: '鄰近的可預約時段：',
    unknown: '這個時段可能已約滿，連上網路後會再次確認。',
  },
};

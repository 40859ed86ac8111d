import type { PlanAdviceMessages } from '../ko/planAdvice.ts';

export const cn: PlanAdviceMessages = {
  advice: {
    title: '想节省时间',
    leaveOut: (name, saves) => `不去${name}（省${saves}）`,
    shorten: (name, length) => `${name}只停留${length}`,
    order: (saves) => `改用最快的顺序（省${saves}）`,
    leftOut: (name) => `已移除${name}。`,
    shortened: (name, length) => `${name}的停留改为${length}。`,
    ordered: '已按最快的顺序排列。',
    bestAlready: '目前已是最快的顺序。',
    gained: (gains) => `${gains.join('，')}。`,
    lessDriving: (length) => `车程少${length}`,
    moreDriving: (length) => `车程多${length}`,
    lessWaiting: (length) => `等候少${length}`,
    moreWaiting: (length) => `等候多${length}`,
    open: (names) => `到达时${names}已开放`,
  },
  departures: {
    gone: '该时段已不可预约。',
    nearest: '临近的可预约时段：',
    unknown: '该时段可能已约满，联网后会再次确认。',
  },
};

/** Words of advice about a plan in Korean: what saves time, and what a press has done. */
export const ko = {
  advice: {
    title: '시간을 줄이려면',
    leaveOut: (name: string, saves: string) => `${name} 빼기 (${saves} 절약)`,
    shorten: (name: string, length: string) => `${name}에서 ${length}만 머물기`,
    order: (saves: string) => `가장 빠른 순서로 바꾸기 (${saves} 절약)`,
    leftOut: (name: string) => `${name}: 일정에서 뺐습니다.`,
    shortened: (name: string, length: string) => `${name}: ${length} 머뭅니다.`,
    ordered: '가장 빠른 순서로 바꾸었습니다.',
    bestAlready: '이미 가장 빠른 순서입니다.',
    gained: (gains: readonly string[]) => `${gains.join(', ')}.`,
    lessDriving: (length: string) => `이동 시간 ${length} 감소`,
    moreDriving: (length: string) => `이동 시간 ${length} 증가`,
    lessWaiting: (length: string) => `대기 시간 ${length} 감소`,
    moreWaiting: (length: string) => `대기 시간 ${length} 증가`,
    open: (names: string, _count: number) => `도착할 때 문을 연 곳: ${names}`,
  },
  departures: {
    gone: '이 시간은 예약이 마감되었습니다.',
    nearest: '가까운 예약 가능 시간:',
    unknown: '이 시간은 예약이 마감되었을 수 있습니다. 인터넷에 연결되면 다시 확인합니다.',
  },
};

export type PlanAdviceMessages = typeof ko;

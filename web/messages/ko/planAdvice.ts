/** Words of advice about a plan in Korean: what saves time, and what a press has done. */
export const ko = {
  advice: {
    title: '시간을 줄이려면',
    leaveOut: (name: string, saves: string) => `${name} 빼기 (${saves} 절약)`,
    shorten: (name: string, length: string) => `${name}에서 ${length}만 머물기`,
    order: (saves: string) => `가장 빠른 순서로 바꾸기 (${saves} 절약)`,
    leftOut: (names: string, _count: number) => `${names}: 일정에서 뺐습니다.`,
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
  tooLong: {
    title: (length: string) => `이 일정은 ${length} 걸립니다`,
    question: (over: string) => `투어 3시간보다 ${over} 깁니다. 어떻게 할까요?`,
    order: '가장 빠른 순서로 바꾸기',
    shorter: (visits: string) => `머무는 시간 줄이기: ${visits}`,
    visit: (name: string, length: string) => `${name} ${length}`,
    leaveOut: (names: string) => `빼기: ${names}`,
    takes: (length: string) => `그러면 ${length} 걸립니다.`,
    reordered: '순서도 가장 빠르게 바꿉니다.',
    overtime: (length: string, price: string) => `${length} 연장하기 (${price} 추가)`,
    ends: (time: string) => `투어가 ${time}에 끝납니다.`,
    overtimeNot: {
      checking: '차가 비어 있는지 확인하고 있습니다.',
      unknown: '연장할 수 있는지 확인하려면 인터넷 연결이 필요합니다.',
      full: '그 시간까지 비어 있는 차가 없습니다.',
      tooMuch: '이만큼은 연장할 수 없습니다.',
    },
    asItIs: '이대로 예약하기',
    earlyEnd: (time: string) => `들르지 못한 곳이 남아도 투어는 ${time}에 끝납니다.`,
    choose: '하나를 골라 주세요.',
    next: '계속',
  },
  departures: {
    gone: '이 시간은 예약이 마감되었습니다.',
    nearest: '가까운 예약 가능 시간:',
    unknown: '이 시간은 예약이 마감되었을 수 있습니다. 인터넷에 연결되면 다시 확인합니다.',
  },
};

export type PlanAdviceMessages = typeof ko;

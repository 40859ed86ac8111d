export const account = {
  title: '내 계정',
  passkeys: '패스키',
  lead: '기기를 잃어버려도 로그인할 수 있도록 기기 두 대에 만들어 두는 것이 좋습니다.',
  createdAt: (moment: string) => `만든 때: ${moment}`,
  lastUsedAt: (moment: string) => `마지막 사용: ${moment}`,
  unused: '아직 쓰지 않음',
  add: '패스키 추가',
  adding: {
    title: '패스키 추가',
    confirmLead: '먼저 지금 쓰는 패스키로 본인임을 확인해 주세요.',
    confirm: '패스키로 확인',
    createLead: '확인되었습니다. 이제 이 기기에 새 패스키를 만들어 주세요.',
    create: '새 패스키 만들기',
  },
  endOthersToo: '다른 곳에서는 모두 로그아웃',
  remove: '제거',
  removeNamed: (name: string) => `${name} 제거`,
  removing: {
    title: '패스키를 제거할까요?',
    text: (name: string) =>
      `${name} 패스키로는 더 이상 로그인할 수 없습니다. 가지고 있는 패스키로 본인임을 확인합니다.`,
  },
  last: '마지막 패스키는 제거할 수 없습니다. 먼저 다른 패스키를 추가해 주세요.',
  sessions: {
    title: '로그인한 곳',
    lead: '기기 이름은 로그인할 때 브라우저가 알려 준 것입니다. 모르는 로그인이 있으면 끝내고 책임자에게 알려 주세요.',
    current: '지금 이 브라우저',
    unknownDevice: '알 수 없는 기기',
    startedAt: (moment: string) => `로그인: ${moment}`,
    end: '로그아웃',
    endNamed: (name: string, moment: string) => `${moment}에 로그인한 ${name} 로그아웃`,
    endOthers: '다른 곳 모두 로그아웃',
    ending: {
      title: '다른 곳에서 모두 로그아웃할까요?',
      text: '지금 이 브라우저에서만 로그인이 유지됩니다.',
    },
  },
};

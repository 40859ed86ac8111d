export const account = {
  title: '내 계정',
  passkeys: '패스키',
  lead: '기기를 잃어버려도 로그인할 수 있도록 기기 두 대에 만들어 두는 것이 좋습니다.',
  createdAt: (moment: string) => `만든 때: ${moment}`,
  lastUsedAt: (moment: string) => `마지막 사용: ${moment}`,
  unused: '아직 쓰지 않음',
  add: '패스키 추가',
  remove: '제거',
  removeNamed: (name: string) => `${name} 제거`,
  removing: {
    title: '패스키를 제거할까요?',
    text: (name: string) => `${name} 패스키로는 더 이상 로그인할 수 없습니다.`,
  },
  last: '마지막 패스키는 제거할 수 없습니다. 먼저 다른 패스키를 추가해 주세요.',
};

export const accounts = {
  title: '회원 계정',
  search: '이메일 주소 또는 닉네임',
  searchButton: '찾기',
  lead: '이메일 주소나 닉네임 전체를 입력하면 그 계정이 나옵니다.',
  none: '그 이메일 주소나 닉네임을 쓰는 계정이 없습니다.',
  createdAt: (moment: string) => `가입: ${moment}`,
  sessions: (count: number, lastUsed: string | null) =>
    lastUsed === null ? '로그인한 기기 없음' : `로그인 ${count}개, 마지막 사용 ${lastUsed} 무렵`,
  end: '모두 로그아웃',
  ending: {
    title: '이 회원을 모두 로그아웃할까요?',
    text: (nickname: string) =>
      `${nickname} 님은 모든 기기에서 바로 로그아웃되고 다시 로그인해야 합니다. 변경 기록에 남습니다.`,
  },
  ended: (count: number, nickname: string) => `${nickname} 님의 로그인 ${count}개를 끝냈습니다.`,
};

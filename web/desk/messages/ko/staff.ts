export const staff = {
  title: '직원',
  list: '직원 목록',
  name: '이름',
  email: '이메일',
  role: '역할',
  state: '상태',
  actions: '관리',
  you: '나',
  roleHints: {
    dispatcher: '투어와 주문을 맡습니다.',
    editor: '가이드 내용을 맡습니다.',
    owner: '모든 일과 직원 관리를 맡습니다.',
  },
  joined: (moment: string | null) => (moment ? `마지막 로그인 ${moment}` : '가입함'),
  invited: (moment: string) => `초대 중, ${moment}까지`,
  invitationOver: '초대가 만료됨',
  invite: {
    open: '직원 초대',
    title: '직원 초대',
    lead: '메일로 초대 링크를 보냅니다. 링크는 3일 동안 쓸 수 있습니다.',
    button: '초대 보내기',
    existing: '이미 직원으로 등록된 주소입니다.',
  },
  nameProblems: {
    existingName: '같거나 비슷해 보이는 이름의 직원이 있습니다. 구별되는 이름을 써 주세요.',
    reservedName: '이 이름은 쓸 수 없습니다. 본인의 이름을 써 주세요.',
  },
  again: { button: '다시 초대', done: (email: string) => `${email} 주소로 초대를 다시 보냈습니다.` },
  change: { button: '변경', title: (name: string) => `${name} 변경` },
  remove: {
    button: '제거',
    title: '직원을 제거할까요?',
    text: (name: string) =>
      `${name} 님은 바로 로그아웃되고 더 이상 로그인할 수 없습니다. 지금까지의 기록은 남습니다.`,
  },
  personAction: (action: string, name: string) => `${name} ${action}`,
  anotherOwner: '책임자는 항상 한 명 이상 있어야 하고, 자신의 역할은 다른 책임자만 바꿀 수 있습니다.',
  recoveries: {
    title: '패스키 복구 요청',
    text: (name: string, email: string, moment: string) =>
      `${name} (${email}) 님이 ${moment}에 새 패스키를 요청했습니다. 직접 전화나 대면으로 본인인지 확인한 뒤 승인하세요.`,
    approved: (name: string) =>
      `${name} 님의 요청을 승인했습니다. 이제 메일의 링크로 패스키를 만들 수 있습니다.`,
    approve: '승인',
    refuse: '거절',
  },
};

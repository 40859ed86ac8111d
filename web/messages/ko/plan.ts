/** Words of the visitor's own plan page in Korean. */
export const ko = {
  plan: {
    title: '내 여행',
    chosen: '담은 장소',
    guest: '로그인하면 좋아요를 누른 곳과 여행 일정을 어느 기기에서나 볼 수 있습니다.',
    empty: '아직 담은 장소가 없습니다. 마음에 드는 곳에서 ‘여행에 담기’를 눌러 보세요.',
    bought: (day: string) => `${day} 투어를 예약하셨습니다.`,
    toTicket: '이용권 보기',
    noTour: '예정된 투어가 없습니다.',
    addPlace: '장소 추가',
    startPlan: '일정 짜기',
    viewPlan: '일정 보기',
    continuePlan: (date: string) => `${date}에 저장한 일정 이어서 짜기`,
    addSavedPlan: (date: string) => `${date}에 저장한 일정 추가하기`,
    savedLoading: '저장한 일정을 불러오는 중입니다…',
    savedNone: '저장한 일정이 아직 없습니다. 일정을 저장하면 어느 기기에서나 이어서 짤 수 있습니다.',
    savedFailed: '저장한 일정을 불러오지 못했습니다.',
    liked: '좋아요를 누른 곳',
    likedLoading: '좋아요를 누른 곳을 불러오는 중입니다…',
    likedEmpty: '좋아요를 누른 곳이 아직 없습니다. 마음에 드는 곳에서 하트를 눌러 보세요.',
    likedGuest: '로그인하면 좋아요를 누른 곳이 여기에 모입니다.',
    likedMore: '더 보기',
    likedWaiting: '인터넷에 연결되면 반영될 곳',
    signUp: '회원가입',
  },
};

export type PlanMessages = typeof ko;

/** Words of the plan pages in Korean; the other languages have exactly these keys (a missing one fails the type check). */
export const ko = {
  plan: {
    title: '내 여행',
    chosen: '담은 장소',
    guest: '로그인하면 ‘좋아요’한 곳과 여행 계획을 어느 기기에서나 볼 수 있습니다.',
    empty: '아직 담은 장소가 없습니다. 마음에 드는 곳에서 ‘여행에 담기’를 눌러 보세요.',
    remove: (name: string) => `${name} 빼기`,
    addPlace: '장소 추가',
    startPlan: '여행 계획 시작하기',
  },
};

export type PlanMessages = typeof ko;

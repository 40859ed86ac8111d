/** Words of the account pages in Korean; the other languages have exactly these keys (a missing one fails the type check). */
export const ko = {
  login: {
    title: '로그인',
    notYet: '로그인 기능은 아직 준비 중입니다. 로그인하지 않아도 장소를 찾아 담아 둘 수 있습니다.',
  },
};

export type AccountMessages = typeof ko;

/** Words of the support pages in Korean; the other languages have exactly these keys (a missing one fails the type check). */
export const ko = {
  support: {
    title: '고객센터',
    lead: '여행 중 도움이 필요할 때',
    hotline: '관광 통역 안내 1330',
    hotlineText: '한국어와 영어, 중국어, 일본어로 길과 교통, 관광지를 알려 주는 전화입니다.',
    emergency: '긴급 신고',
    emergencyText: '화재와 응급 환자는 119, 범죄 신고는 112번입니다.',
    contact: '솔바다에 문의하기',
    contactText: '고칠 내용이나 궁금한 점을 보내 주세요.',
    questions: '자주 묻는 질문',
    answers: [
      {
        question: '장소를 고르면 어디에 저장되나요?',
        answer: '이 기기의 브라우저에 저장됩니다. 페이지를 닫거나 언어를 바꿔도 그대로 남아 있습니다.',
      },
      {
        question: '운영 시간이 실제와 달라요.',
        answer: '시간과 휴무일은 자주 바뀝니다. 가기 전에 전화로 확인해 주시고, 다른 점은 알려 주세요.',
      },
      {
        question: '그림이 사진이 아닌 이유는 무엇인가요?',
        answer: '솔바다는 그림으로 만든 가이드입니다. 데이터가 적게 들어 로밍 중에도 빨리 열립니다.',
      },
    ],
  },
};

export type SupportMessages = typeof ko;

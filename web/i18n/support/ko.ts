/** Words of the support pages in Korean; the other languages have exactly these keys (a missing one fails the type check). */
export const ko = {
  support: {
    title: '고객센터',
    lead: '여행 중 도움이 필요할 때',
    hotline: '1330 관광통역안내전화',
    hotlineText: '한국어, 영어, 중국어, 일본어로 길 찾기와 교통, 관광지를 안내하는 전화입니다.',
    emergency: '긴급 신고',
    emergencyText: '화재와 구급은 119, 범죄 신고는 112로 전화해 주세요.',
    contact: '솔바다에 문의하기',
    contactText: '잘못된 정보나 궁금한 점을 알려 주세요.',
    questions: '자주 묻는 질문',
    answers: [
      {
        question: '담은 장소는 어디에 저장되나요?',
        answer: '이 기기의 브라우저에 저장됩니다. 페이지를 닫거나 언어를 바꿔도 그대로 남아 있습니다.',
      },
      {
        question: '운영 시간이 실제와 달라요.',
        answer:
          '운영 시간과 휴무일은 자주 바뀝니다. 방문 전에 전화로 확인해 주시고, 다른 점이 있으면 솔바다에 알려 주세요.',
      },
      {
        question: '왜 사진 대신 그림을 쓰나요?',
        answer:
          '솔바다는 그림으로 안내하는 여행 가이드입니다. 그림은 데이터를 적게 써서 로밍 중에도 빠르게 열립니다.',
      },
    ],
  },
};

export type SupportMessages = typeof ko;

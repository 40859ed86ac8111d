/** Words of the support pages in Korean; the other languages have exactly these keys (a missing one fails the type check). */
export const ko = {
  support: {
    title: '고객센터',
    lead: '여행 중 도움이 필요할 때',
    hotline: '1330 관광통역안내전화',
    hotlineText: '한국어, 영어, 중국어, 일본어로 길과 교통, 관광지를 안내해 드립니다.',
    emergency: '긴급 신고',
    emergencyText: '화재와 구급은 119, 범죄 신고는 112로 전화해 주세요.',
    contact: '솔바다에 문의하기',
    contactText: '잘못된 정보나 궁금한 점을 알려 주세요.',
    openData: '공개 데이터',
    openDataText:
      '솔바다가 안내하는 모든 장소를 JSON, GeoJSON, KML 파일로 받을 수 있습니다. 글과 정보는 출처(솔바다)를 밝히면 자유롭게 쓸 수 있습니다(CC BY 4.0). 그림은 제외되며, 사진에는 저마다의 이용 조건이 함께 적혀 있습니다.',
    questions: '자주 묻는 질문',
    ticketsText: '구매한 이용권을 확인하고, 기사님께 보여 드리거나 취소할 수 있습니다.',
    answers: [
      {
        question: '영수증은 어떻게 받나요?',
        answer: '결제가 완료되면 입력하신 이메일로 보내 드립니다. 내 이용권에서도 다시 볼 수 있습니다.',
      },
      {
        question: '결제 중에 화면이 닫히면 두 번 결제되나요?',
        answer: '아니요, 주문 한 건은 한 번만 결제됩니다. 결과는 내 이용권에서 확인해 주세요.',
      },
      {
        question: '담은 장소는 어디에 저장되나요?',
        answer: '이 기기의 브라우저에 저장됩니다. 페이지를 닫거나 언어를 바꿔도 그대로 남아 있습니다.',
      },
      {
        question: '운영 시간이 실제와 다르면 어떻게 하나요?',
        answer:
          '운영 시간과 휴무일은 자주 바뀝니다. 방문 전에 전화로 확인하시고, 다른 점이 있으면 솔바다에 알려 주세요.',
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

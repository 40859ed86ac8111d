/** Notices about what was done without network and is sent later, in Korean; the other languages have exactly these keys. */
export const ko = {
  outbox: {
    otherPlan: '오프라인에서 저장한 일정과 다른 일정이 계정에 있습니다.',
    planRefused:
      '오프라인에서 저장한 일정을 계정에 저장하지 못했습니다. 장소와 날짜, 시간을 확인한 뒤 다시 저장해 주세요.',
    placeGone: '오프라인에서 좋아요를 누른 곳 가운데 더 이상 안내하지 않는 곳이 있습니다.',
    planFailed:
      '저희 쪽 오류로, 오프라인에서 저장한 일정을 계정에 저장하지 못했습니다. 일정은 이 기기에 그대로 있으니 나중에 다시 저장해 주세요.',
    likeFailed: '저희 쪽 오류로, 오프라인에서 누른 좋아요를 반영하지 못했습니다. 나중에 다시 눌러 주세요.',
    openPlan: '일정 보기',
  },
};

export type OutboxMessages = typeof ko;

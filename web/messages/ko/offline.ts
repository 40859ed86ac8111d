/** Words of keeping the guide for offline in Korean; the other languages have exactly these keys. */
export const ko = {
  offline: {
    title: '인터넷 없이 보는 솔바다',
    lead: '이 기기에 저장해 두면 장소, 검색, 지도, 내 여행을 비행기 모드에서도 이용할 수 있습니다.',
    size: (kilobytes: number) => `${kilobytes.toLocaleString('ko')}KB`,
    about: (size: string) => `약 ${size}`,
    keep: '오프라인용으로 저장',
    keeping: '이 기기에 저장하는 중입니다…',
    progress: (done: number, total: number) =>
      `${total.toLocaleString('ko')}KB 중 ${done.toLocaleString('ko')}KB`,
    cancel: '취소',
    kept: (day: string, size: string) => `${day}에 오프라인용으로 저장했습니다. 용량: ${size}`,
    remove: '이 기기에서 삭제',
    removed: '이 기기에서 삭제했습니다.',
    otherLanguage: '한국어 여행 안내는 아직 저장하지 않았습니다.',
    addLanguage: '한국어도 저장',
    old: (days: number) => `저장한 지 ${days}일이 지났습니다.`,
    renew: '최신 내용으로 저장',
    incomplete: '저장한 여행 안내의 일부가 이 기기에 없습니다. 인터넷 연결을 확인한 뒤 다시 시도해 주세요.',
    evicted: '이 기기에 저장한 여행 안내를 브라우저가 삭제했습니다. 다시 저장할 수 있습니다.',
    failed: {
      network:
        '여행 안내를 끝까지 내려받지 못했습니다. 받은 부분은 남아 있으니 인터넷 연결을 확인한 뒤 다시 시도해 주세요.',
      quota: '이 기기의 저장 공간이 부족합니다. 공간을 확보한 뒤 다시 시도해 주세요.',
      storage:
        '이 브라우저에는 여행 안내를 저장할 수 없습니다. 시크릿 모드라면 일반 창에서 다시 시도해 주세요.',
    },
    removeQuestion: '이 기기에서 여행 안내를 삭제할까요?',
    removeMeans:
      '지금은 인터넷에 연결되어 있지 않습니다. 삭제하면 다시 연결할 때까지, 이 기기에서 온라인으로 열어 본 이용권과 ‘기사님께 보여 드리는 카드’만 볼 수 있습니다.',
    keepIt: '그대로 두기',
  },
};

export type OfflineMessages = typeof ko;

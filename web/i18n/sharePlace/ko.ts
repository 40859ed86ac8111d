/** Words of sharing a place, in Korean; the other languages have exactly these keys. */
export const ko = {
  copied: '주소를 복사했습니다. 원하는 곳에 붙여 넣으세요.',
  notCopied: (address: string) => `복사하지 못했습니다. 이 주소를 직접 복사해 주세요: ${address}`,
};

export type SharePlaceWords = typeof ko;

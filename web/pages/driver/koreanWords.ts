/** Text for the driver: Korean in every language of the page. */
export const koreanWords = {
  goHere: '이곳으로 가 주세요.',
  address: '주소',
  phone: '전화',
} as const;

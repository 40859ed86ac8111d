/** Words of asking where the visitor is, in Korean; the other languages have exactly these keys. */
export const ko = {
  button: '내 위치에서 거리',
  said: {
    asking: '현재 위치를 확인하고 있습니다…',
    near: '지금 계신 곳에서 잰 직선거리입니다. 위치는 약 100m 단위로만 사용하고 저장하지 않습니다.',
    far: '강릉에서 60km 넘게 떨어져 계셔서 강릉역에서 잰 직선거리를 보여 드립니다.',
    refused:
      '위치 사용이 허용되지 않아 거리를 표시하지 않고, 순서도 바꾸지 않았습니다. 브라우저 설정에서 이 사이트의 위치 사용을 허용할 수 있습니다.',
    unavailable: '지금은 위치를 확인할 수 없어 거리를 표시하지 않고, 순서도 바꾸지 않았습니다.',
    late: '위치를 확인하는 데 시간이 너무 오래 걸려 거리를 표시하지 않고, 순서도 바꾸지 않았습니다. 다시 눌러 보세요.',
  },
};

export type NearMeWords = typeof ko;

export const gettingIn = {
  signIn: {
    title: '로그인',
    lead: '투어와 주문을 관리하는 직원 화면입니다.',
    button: '패스키로 로그인',
    lost: '패스키를 잃어버렸나요?',
  },
  passkey: {
    unsupported:
      '이 브라우저는 패스키를 지원하지 않습니다. 최신 Chrome, Safari, Edge 또는 Firefox를 써 주세요.',
    insecure:
      '패스키는 https 주소나 localhost에서만 쓸 수 있습니다. 숫자로 된 IP 주소로 열었다면 도메인 이름으로 다시 열어 주세요.',
    cancelled:
      '패스키를 쓰지 않았습니다. 취소했거나 시간이 지났거나, 이 기기에 이 데스크의 패스키가 없을 수 있습니다.',
    refused: '이 패스키로는 로그인할 수 없습니다. 제거되었거나 다른 곳의 것일 수 있습니다.',
    registered: '이 기기에는 이미 이 데스크의 패스키가 있습니다.',
    failed: '이 기기가 패스키를 쓰지 못했습니다. 다시 시도하거나 다른 기기를 써 주세요.',
  },
};

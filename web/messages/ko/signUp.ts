/** Words of the sign-up in Korean; the other languages have exactly these keys (a missing one fails the type check). */
export const ko = {
  signUp: {
    title: '회원가입',
    step: (step: number, steps: number) => `${steps}단계 중 ${step}단계`,
    haveAccount: '이미 계정이 있으신가요?',
    logIn: '로그인',
    showPassword: '비밀번호 표시',
    hidePassword: '비밀번호 숨기기',

    emailHeading: '이메일로 가입하기',
    emailLead:
      '가입하면 여행 일정을 저장하고 마음에 드는 곳을 모아 둘 수 있습니다. 먼저 이메일 주소를 확인합니다.',
    email: '이메일',
    clearEmail: '이메일 지우기',
    emailHint: '인증 번호를 받을 주소를 입력해 주세요.',
    sendCode: '인증 번호 받기',
    emailVerified: '인증된 이메일 주소입니다.',
    continue: '계속하기',
    invalidEmail: '이메일 형식이 올바르지 않습니다.',
    existingAccount: '이미 가입된 계정입니다.',
    toLogin: '로그인하러 가기',
    haveCode: '인증 번호 입력하기',
    verifyAgain:
      '이메일 인증의 유효 시간이 지났습니다. 인증을 다시 받아 주세요. 입력하신 내용은 그대로 있습니다.',

    codeHeading: '인증 번호 입력',
    codeLead: '아래 주소로 보낸 6자리 숫자를 입력해 주세요.',
    code: '인증 번호',
    codeHint: '메일이 보이지 않으면 스팸함도 확인해 주세요.',
    timeLeft: '남은 시간',
    oneMinuteLeft: '1분 남았습니다.',
    verifying: '확인하는 중입니다…',
    expiredCode: '인증 번호가 만료되었습니다.',
    codeMismatch: '인증 번호가 일치하지 않습니다.',
    codeUsedUp:
      '잘못된 인증 번호를 다섯 번 입력하여 이 번호는 더 이상 사용할 수 없습니다. 새 인증 번호를 받아 주세요.',
    resend: '인증 번호 다시 받기',
    resent: '새 인증 번호를 보냈습니다.',
    otherEmail: '다른 이메일 사용하기',

    detailsHeading: '회원 정보 입력',
    detailsLead: '한 칸씩 채우면 다음 항목이 나타납니다.',
    password: '비밀번호',
    passwordRule: '영문, 숫자, 특수문자(@$!%*#?&)를 모두 넣어 8~20자로 정해 주세요.',
    passwordNotKept: '비밀번호는 안전을 위해 저장하지 않습니다. 다시 입력해 주세요.',
    passwordTooShort: '비밀번호는 8자 이상이어야 합니다.',
    passwordTooLong: '비밀번호는 20자까지 쓸 수 있습니다.',
    passwordValidationWarning: (missing: readonly string[]) =>
      `조건에 맞지 않습니다. 더 필요한 글자: ${missing.join(', ')}`,
    conditions: { letterRequired: '영문', numberRequired: '숫자', specialCharRequired: '특수문자' },
    characterRefused: '영문, 숫자, 특수문자(@$!%*#?&)만 쓸 수 있습니다.',
    passwordValid: '사용할 수 있는 비밀번호입니다.',
    passwordGuessable: {
      common:
        '많은 사람이 쓰는 비밀번호라 추측하기 쉽습니다. 그대로 쓸 수 있지만, 흔하지 않은 비밀번호가 더 안전합니다.',
      knownWord:
        '이름, 닉네임, 이메일이나 이 가이드와 관련된 단어가 들어 있어 추측하기 쉽습니다. 그대로 쓸 수 있지만, 다른 비밀번호가 더 안전합니다.',
    },
    repeatPassword: '비밀번호 확인',
    passwordNotMatch: '비밀번호가 일치하지 않습니다.',
    passwordMatch: '비밀번호가 일치합니다.',
    lastName: '성',
    firstName: '이름',
    nameHint: '신분증에 적힌 실명을 입력해 주세요.',
    nameError: '성과 이름을 입력해 주세요.',
    unreadable: '표시할 수 없는 글자가 들어 있습니다. 지우고 다시 입력해 주세요.',
    nickname: '닉네임',
    nicknameHint: '15자까지 쓸 수 있습니다.',
    nicknameError: '닉네임을 입력해 주세요.',
    existingNickname: '이미 사용 중인 닉네임입니다.',
    nicknameChecking: '확인하는 중입니다…',
    nicknameAvailable: '사용할 수 있는 닉네임입니다.',
    nicknameUnchecked: '닉네임을 확인하지 못했습니다.',
    checkAgain: '다시 확인',
    agreements: '필수 동의',
    agreementsHint: '약관을 누르면 내용을 볼 수 있습니다.',
    terms: '이용약관',
    privacy: '개인정보 처리방침',
    submit: '가입하기',

    socialHeading: '거의 다 되었습니다',
    socialLead: '솔바다에서 쓸 닉네임을 정하고 약관에 동의하면 가입이 끝납니다.',

    agree: '동의합니다',

    completeHeading: (nickname: string) => `${nickname}님, 환영합니다`,
    completeTitle: '가입 완료',
    completeLead: '관심 있는 여행 테마를 골라 주세요. 고르면 바로 저장되며, 나중에 바꿀 수 있습니다.',
    themes: '관심 테마',
    saving: '저장하는 중입니다…',
    saved: '저장했습니다.',
    notSaved: '저장하지 못했습니다.',
    chooseOne: '저장하려면 하나 이상 골라 주세요.',
    lastStays: '하나 이상 골라 주세요. 고르기 전까지는 이전 선택이 유지됩니다.',
    backToPlan: '일정으로 돌아가기',
    continueToPayment: '결제 계속하기',
    home: '홈으로',

    failure: {
      mailDelayed:
        '메일 서버의 응답이 늦어 메일 발송이 지연되고 있습니다. 메일이 도착하면 인증 번호를 입력해 주세요.',
      offline: '인터넷에 연결되어 있지 않습니다. 연결된 뒤 다시 시도해 주세요.',
      timedOut: '응답이 늦어지고 있습니다. 입력하신 내용은 그대로 있으니 다시 시도해 주세요.',
      unreachable:
        '서버에 연결하지 못했습니다. 인터넷 연결을 확인해 주세요. 입력하신 내용은 그대로 있으니 다시 시도해 주세요.',
      tooMany: (minutes: number) => `시도 횟수가 너무 많습니다. ${minutes}분 뒤에 다시 시도해 주세요.`,
      server: '서비스에 문제가 생겼습니다. 잠시 후 다시 시도해 주세요. 입력하신 내용은 그대로 있습니다.',
      refused: '요청을 처리하지 못했습니다. 입력하신 내용을 확인하고 다시 시도해 주세요.',
    },
  },
};

export type SignUpMessages = typeof ko;

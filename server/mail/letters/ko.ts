import type { LetterLanguage } from './letter.ts';

export const ko: LetterLanguage = {
  verificationCode: (code) => ({
    subject: `솔바다 인증 번호 ${code}`,
    heading: '이메일 인증 번호',
    before: '솔바다 회원가입 화면에 아래 번호를 입력해 주세요.',
    after: '인증 번호는 3분 동안 쓸 수 있습니다. 직접 요청하지 않으셨다면 이 메일은 무시하셔도 됩니다.',
  }),
  passwordReset: {
    subject: '솔바다 비밀번호 재설정',
    heading: '새 비밀번호 정하기',
    before: '비밀번호를 다시 정하려면 아래 링크를 눌러 주세요.',
    button: '비밀번호 다시 정하기',
    after:
      '링크는 30분 동안 한 번만 쓸 수 있습니다. 직접 요청하지 않으셨다면 이 메일은 무시하셔도 됩니다. 비밀번호는 바뀌지 않습니다.',
  },
  noAccount: {
    subject: '솔바다 비밀번호 재설정 안내',
    heading: '가입된 계정이 없습니다',
    before:
      '이 이메일 주소로 비밀번호 재설정 요청이 있었지만, 이 주소로 가입된 솔바다 계정이 없습니다. 다른 주소로 가입하셨을 수도 있고, 지금 새로 가입하실 수도 있습니다.',
    button: '회원가입하기',
    after: '직접 요청하지 않으셨다면 이 메일은 무시하셔도 됩니다.',
  },
  passwordChanged: {
    subject: '솔바다 비밀번호가 변경되었습니다',
    heading: '비밀번호가 변경되었습니다',
    before: '방금 솔바다 계정의 비밀번호가 변경되었고, 다른 기기에서는 로그아웃되었습니다.',
    after:
      '직접 변경하지 않으셨다면 로그인 화면의 ‘비밀번호를 잊으셨나요?’에서 바로 새 비밀번호를 정해 주세요.',
  },
  accountDeleted: {
    subject: '솔바다 계정이 삭제되었습니다',
    heading: '계정이 삭제되었습니다',
    before: '요청하신 대로 솔바다 계정과 개인정보를 삭제했습니다. 그동안 이용해 주셔서 감사합니다.',
    after: '강릉에서 다시 만나기를 바랍니다.',
  },
  footer: '솔바다 · 강릉 여행 안내. 발신 전용 메일입니다.',
};

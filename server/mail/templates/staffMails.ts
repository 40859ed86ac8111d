import type { Language } from '../../../domain/languages.ts';
import type { DeskLanguage } from '../../../domain/staff/staffRules.ts';
import type { MailTemplate, TemplateWords } from './mailTemplate.ts';

type StaffMail = Extract<
  MailTemplate,
  { kind: 'staffInvitation' | 'staffRecovery' | 'staffRecoveryRequested' }
>;

interface StaffMailLanguage {
  staffInvitation: TemplateWords;
  staffRecovery: (isApproved: boolean) => TemplateWords;
  staffRecoveryRequested: (name: string, email: string) => TemplateWords;
}

const ko: StaffMailLanguage = {
  staffInvitation: {
    subject: '솔바다 데스크 초대',
    heading: '솔바다 데스크에 초대합니다',
    before:
      '솔바다 투어를 운영하는 직원용 화면에 초대되었습니다. 아래 링크를 열고 이 기기의 패스키(지문, 얼굴 또는 화면 잠금)를 등록해 주세요.',
    button: '패스키 등록하기',
    after:
      '링크는 3일 동안 한 번만 쓸 수 있습니다. 초대받은 까닭을 모르시겠다면 이 메일은 무시하셔도 됩니다.',
  },
  staffRecovery: (isApproved) => ({
    subject: '솔바다 데스크 패스키 다시 등록',
    heading: '새 패스키 등록하기',
    before: `솔바다 데스크의 새 패스키를 등록하려면 아래 링크를 열어 주세요.${isApproved ? '' : ' 다른 직원이 승인한 뒤에 등록할 수 있습니다.'}`,
    button: '새 패스키 등록하기',
    after:
      '링크는 24시간 동안 쓸 수 있습니다. 등록하면 이전 패스키와 로그인은 모두 해제됩니다. 직접 요청하지 않으셨다면 바로 다른 직원에게 알려 주세요.',
  }),
  staffRecoveryRequested: (name, email) => ({
    subject: '솔바다 데스크 패스키 재등록 요청',
    heading: '직원이 새 패스키를 요청했습니다',
    before:
      '아래 직원의 주소로 새 패스키 등록이 요청되었습니다. 본인이 요청했는지 직접 확인한 뒤 데스크에서 승인하거나 거절해 주세요.',
    lines: [`${name} (${email})`],
    button: '데스크 열기',
    after: '승인하지 않으면 요청은 24시간 뒤에 사라집니다.',
  }),
};

const en: StaffMailLanguage = {
  staffInvitation: {
    subject: 'You are invited to the Solbada desk',
    heading: 'Welcome to the Solbada desk',
    before:
      'You are invited to the pages of the people who run the Solbada tours. Open the link below and register a passkey on this device (your fingerprint, face or screen lock).',
    button: 'Register a passkey',
    after: 'The link works once, for 3 days. If you do not expect an invitation, you can ignore this email.',
  },
  staffRecovery: (isApproved) => ({
    subject: 'A new passkey for the Solbada desk',
    heading: 'Register a new passkey',
    before: `Open the link below to register a new passkey for the Solbada desk.${isApproved ? '' : ' Another member of the staff has to approve it first.'}`,
    button: 'Register a new passkey',
    after:
      'The link works for 24 hours. Your former passkeys and sessions end when you register the new one. If you did not ask for it, tell your colleagues right away.',
  }),
  staffRecoveryRequested: (name, email) => ({
    subject: 'A new passkey was requested at the Solbada desk',
    heading: 'Somebody needs a new passkey',
    before:
      'A new passkey was requested for the member of the staff below. Please ask them in person whether it was them, and then approve or refuse it at the desk.',
    lines: [`${name} (${email})`],
    button: 'Open the desk',
    after: 'Without approval the request expires after 24 hours.',
  }),
};

const staffMails: Record<DeskLanguage, StaffMailLanguage> = { ko, en };

/** A mail to the staff; the desk has two languages, and English stands for all others. */
export function staffMailWords(template: StaffMail, language: Language): TemplateWords {
  const words = staffMails[language === 'ko' ? 'ko' : 'en'];
  switch (template.kind) {
    case 'staffInvitation':
      return words.staffInvitation;
    case 'staffRecovery':
      return words.staffRecovery(template.isApproved);
    case 'staffRecoveryRequested':
      return words.staffRecoveryRequested(template.name, template.email);
  }
}

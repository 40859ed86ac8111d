import type { Language } from '../../../domain/languages.ts';
import type { MailTemplate, PasskeyChange, TemplateWords } from './mailTemplate.ts';

interface PasskeyMailLanguage {
  readonly subject: Record<PasskeyChange, string>;
  readonly heading: Record<PasskeyChange, string>;
  readonly before: Record<PasskeyChange, string>;
  readonly button: string;
  readonly after: string;
}

const ko: PasskeyMailLanguage = {
  subject: {
    added: '솔바다 데스크에 패스키가 추가되었습니다',
    removed: '솔바다 데스크의 패스키가 제거되었습니다',
    recovered: '솔바다 데스크의 패스키가 새로 등록되었습니다',
  },
  heading: {
    added: '패스키가 추가되었습니다',
    removed: '패스키가 제거되었습니다',
    recovered: '패스키를 새로 등록했습니다',
  },
  before: {
    added: '솔바다 데스크의 내 계정에 아래 패스키가 추가되었습니다. 이제 이 패스키로도 로그인할 수 있습니다.',
    removed:
      '솔바다 데스크의 내 계정에서 아래 패스키가 제거되었습니다. 이 패스키로는 더 이상 로그인할 수 없습니다.',
    recovered: '계정 복구를 마치고 아래 패스키를 등록했습니다. 이전 패스키와 로그인은 모두 해제되었습니다.',
  },
  button: '내 계정 확인하기',
  after: '직접 하신 일이 아니라면 바로 책임자에게 알려 주세요.',
};

const en: PasskeyMailLanguage = {
  subject: {
    added: 'A passkey was added to your Solbada desk account',
    removed: 'A passkey was removed from your Solbada desk account',
    recovered: 'Your Solbada desk account has a new passkey',
  },
  heading: {
    added: 'A passkey was added',
    removed: 'A passkey was removed',
    recovered: 'Your account has a new passkey',
  },
  before: {
    added:
      'The passkey below was added to your account at the Solbada desk. You can now sign in with it too.',
    removed:
      'The passkey below was removed from your account at the Solbada desk. You can no longer sign in with it.',
    recovered:
      'The recovery of your account is complete, and the passkey below was registered. Your previous passkeys and sessions have ended.',
  },
  button: 'Check your account',
  after: 'If this wasn’t you, tell an owner right away.',
};

const cn: PasskeyMailLanguage = {
  subject: {
    added: '您的 Solbada 工作台账号新增了通行密钥',
    removed: '您的 Solbada 工作台账号移除了通行密钥',
    recovered: '您的 Solbada 工作台账号已启用新的通行密钥',
  },
  heading: {
    added: '已新增通行密钥',
    removed: '已移除通行密钥',
    recovered: '已启用新的通行密钥',
  },
  before: {
    added: '您的 Solbada 工作台账号新增了以下通行密钥，现在也可以用它登录。',
    removed: '您的 Solbada 工作台账号移除了以下通行密钥，今后无法再用它登录。',
    recovered: '账号恢复已完成，并注册了以下通行密钥。原有的通行密钥和登录状态均已失效。',
  },
  button: '查看我的账号',
  after: '如果不是您本人操作，请立即告知负责人。',
};

const tw: PasskeyMailLanguage = {
  subject: {
    added: '您的 Solbada 工作台帳號新增了通行密鑰',
    removed: '您的 Solbada 工作台帳號移除了通行密鑰',
    recovered: '您的 Solbada 工作台帳號已啟用新的通行密鑰',
  },
  heading: {
    added: '已新增通行密鑰',
    removed: '已移除通行密鑰',
    recovered: '已啟用新的通行密鑰',
  },
  before: {
    added: '您的 Solbada 工作台帳號新增了以下通行密鑰，現在也可以用它登入。',
    removed: '您的 Solbada 工作台帳號移除了以下通行密鑰，之後無法再用它登入。',
    recovered: '帳號復原已完成，並註冊了以下通行密鑰。原有的通行密鑰與登入狀態皆已失效。',
  },
  button: '查看我的帳號',
  after: '如果不是您本人操作，請立即告知負責人。',
};

const ja: PasskeyMailLanguage = {
  subject: {
    added: 'Solbadaデスクにパスキーが追加されました',
    removed: 'Solbadaデスクのパスキーが削除されました',
    recovered: 'Solbadaデスクに新しいパスキーが登録されました',
  },
  heading: {
    added: 'パスキーが追加されました',
    removed: 'パスキーが削除されました',
    recovered: '新しいパスキーが登録されました',
  },
  before: {
    added:
      'Solbadaデスクのアカウントに次のパスキーが追加されました。今後はこのパスキーでもログインできます。',
    removed:
      'Solbadaデスクのアカウントから次のパスキーが削除されました。今後このパスキーではログインできません。',
    recovered:
      'アカウントの復旧が完了し、次のパスキーが登録されました。以前のパスキーとログインはすべて無効になりました。',
  },
  button: 'アカウントを確認する',
  after: 'お心当たりがない場合は、すぐに責任者に連絡してください。',
};

const languages: Record<Language, PasskeyMailLanguage> = { ko, en, cn, tw, ja };

/** A notice to a member of the staff that their passkeys have changed. */
export function passkeyMailWords(
  { change, passkey }: Extract<MailTemplate, { kind: 'staffPasskeyChanged' }>,
  language: Language,
): TemplateWords {
  const { subject, heading, before, button, after } = languages[language];
  return {
    subject: subject[change],
    heading: heading[change],
    before: before[change],
    lines: [passkey],
    button,
    after,
  };
}

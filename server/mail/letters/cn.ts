import type { LetterLanguage } from './letter.ts';

export const cn: LetterLanguage = {
  verificationCode: (code) => ({
    subject: `${code} 是您的Solbada验证码`,
    heading: '您的验证码',
    before: '请在Solbada注册页面输入以下验证码。',
    after: '验证码3分钟内有效。如非本人操作，请忽略此邮件。',
  }),
  passwordReset: {
    subject: '重设Solbada密码',
    heading: '设置新密码',
    before: '请点击下方链接设置新密码。',
    button: '设置新密码',
    after: '链接30分钟内有效，且只能使用一次。如非本人操作，请忽略此邮件，您的密码不会改变。',
  },
  noAccount: {
    subject: '关于您的Solbada密码',
    heading: '此邮箱尚未注册',
    before:
      '有人为此邮箱申请了重设密码，但没有使用该邮箱注册的Solbada账号。您可能是用其他邮箱注册的，也可以现在注册。',
    button: '立即注册',
    after: '如非本人操作，请忽略此邮件。',
  },
  passwordChanged: {
    subject: '您的Solbada密码已更改',
    heading: '密码已更改',
    before: '您的Solbada账号密码刚刚已更改，其他设备均已退出登录。',
    after: '如非本人操作，请立即在登录页面点击“忘记密码？”重设密码。',
  },
  accountDeleted: {
    subject: '您的Solbada账号已注销',
    heading: '账号已注销',
    before: '我们已按您的要求注销Solbada账号，并删除了您的个人信息。感谢您的使用。',
    after: '期待与您在江陵再会。',
  },
  footer: 'Solbada · 江陵旅行指南。此邮件由系统自动发送，请勿回复。',
};

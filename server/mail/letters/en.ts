import type { LetterLanguage } from './letter.ts';

export const en: LetterLanguage = {
  verificationCode: (code) => ({
    subject: `${code} is your Solbada verification code`,
    heading: 'Your verification code',
    before: 'Enter this code on the Solbada sign-up page.',
    after: 'It works for 3 minutes. If you did not ask for it, you can ignore this mail.',
  }),
  passwordReset: {
    subject: 'Set a new Solbada password',
    heading: 'Set a new password',
    before: 'Use the link below to choose a new password.',
    button: 'Set a new password',
    after:
      'The link works once, for 30 minutes. If you did not ask for it, you can ignore this mail: your password stays as it is.',
  },
  noAccount: {
    subject: 'About your Solbada password',
    heading: 'There is no account with this address',
    before:
      'Somebody asked for a new password for this address, but there is no Solbada account with it. You may have signed up with another address, or you can sign up now.',
    button: 'Sign up',
    after: 'If it was not you, you can ignore this mail.',
  },
  passwordChanged: {
    subject: 'Your Solbada password has been changed',
    heading: 'Your password has been changed',
    before: 'The password of your Solbada account has just been changed, and other devices are logged out.',
    after:
      'If this was not you, choose a new password right away: “Forgot password?” on the login page leads there.',
  },
  accountDeleted: {
    subject: 'Your Solbada account has been deleted',
    heading: 'Your account has been deleted',
    before:
      'As you asked, your Solbada account and your personal data have been removed. Thank you for travelling with us.',
    after: 'We hope to see you in Gangneung again.',
  },
  footer: 'Solbada · the Gangneung travel guide. Please do not reply to this mail.',
};

import type { LetterLanguage } from './letter.ts';

export const ja: LetterLanguage = {
  verificationCode: (code) => ({
    subject: `【Solbada】認証コード ${code}`,
    heading: '認証コード',
    before: 'Solbadaの新規登録画面で、次のコードを入力してください。',
    after: 'コードの有効期限は3分です。お心当たりのない場合は、このメールを破棄してください。',
  }),
  passwordReset: {
    subject: '【Solbada】パスワードの再設定',
    heading: '新しいパスワードの設定',
    before: '下のリンクから、新しいパスワードを設定してください。',
    button: 'パスワードを設定する',
    after:
      'リンクは30分間、1回だけ有効です。お心当たりのない場合は、このメールを破棄してください。パスワードは変更されません。',
  },
  noAccount: {
    subject: '【Solbada】パスワード再設定のご案内',
    heading: 'このアドレスのアカウントはありません',
    before:
      'このメールアドレスでパスワードの再設定が申し込まれましたが、登録されたSolbadaのアカウントが見つかりませんでした。別のアドレスでご登録いただいているか、これから新規登録していただけます。',
    button: '新規登録する',
    after: 'お心当たりのない場合は、このメールを破棄してください。',
  },
  passwordChanged: {
    subject: '【Solbada】パスワードが変更されました',
    heading: 'パスワードが変更されました',
    before: 'Solbadaのアカウントのパスワードが変更され、ほかの端末からはログアウトされました。',
    after:
      'お心当たりのない場合は、すぐにログイン画面の「パスワードをお忘れですか？」から新しいパスワードを設定してください。',
  },
  accountDeleted: {
    subject: '【Solbada】アカウントを削除しました',
    heading: 'アカウントを削除しました',
    before: 'ご依頼のとおり、Solbadaのアカウントと個人情報を削除しました。ご利用ありがとうございました。',
    after: 'また江陵でお会いできることを楽しみにしております。',
  },
  footer: 'Solbada・江陵旅行ガイド。このメールは送信専用です。',
};

import type { CancelledTicketFacts, TemplateLanguage } from './mailTemplate.ts';
import {
  cancelledTourLines,
  departureTexts,
  driverLines,
  factsPrice,
  meetingLines,
  momentLine,
  orderNumber,
  paidLine,
  reasonLines,
  refundLines,
  replyLines,
  ticketLines,
  typedReply,
} from './ticketLines.ts';

const ticketWords = {
  orderId: '注文番号',
  date: '出発日時（韓国時間）',
  overtime: (minutes: number) => `延長${minutes}分を含みます。`,
  earlyEnd: '行けなかった場所が残っていても、この時刻に終了します。',
  meeting: '待ち合わせ場所',
  phone: 'お問い合わせ電話',
  people: (count: number) => `（${count}名）`,
  party: '人数',
  passenger: '乗車される方',
  paidAt: 'お支払い日時（韓国時間）',
  stops: '訪れる順番',
  driver: 'ドライバー',
  car: '車種',
  plate: '車のナンバー',
  colon: '：',
};

const refundWhen = {
  withinDayOfBuying: 'お支払いから24時間以内で、かつ出発日の3日前まで',
  tenDaysBefore: '出発日の10日前まで',
  sevenDaysBefore: '出発日の9～7日前',
  threeDaysBefore: '出発日の6～3日前',
  oneDayBefore: '出発日の2日前～前日',
  sameDay: '出発当日、出発時刻より前',
  afterStart: '出発時刻以後',
};

function refundSentence(facts: CancelledTicketFacts): string {
  if (facts.isSoldOut)
    return `お支払いを確認する前に、この時刻の最後の1台が予約されたため、${factsPrice(facts, facts.refund)}を全額払い戻します。申し訳ありません。プランから別の時刻をお選びいただけます。`;
  return facts.refund === 0
    ? `お支払いの${factsPrice(facts, facts.amount)}について、払い戻しはありません。`
    : `お支払いの${factsPrice(facts, facts.amount)}のうち、${factsPrice(facts, facts.refund)}を払い戻します。`;
}

export const ja: TemplateLanguage = {
  verificationCode: (code) => ({
    subject: `【ソルバダ】認証コード ${code}`,
    heading: '認証コード',
    before: 'ソルバダの新規登録画面で、次のコードを入力してください。',
    after: 'コードの有効期限は3分です。お心当たりのない場合は、このメールを破棄してください。',
  }),
  passwordReset: {
    subject: '【ソルバダ】パスワードの再設定',
    heading: '新しいパスワードの設定',
    before: '下のリンクから、新しいパスワードを設定してください。',
    button: 'パスワードを設定する',
    after:
      'リンクは30分間、1回だけ有効です。お心当たりのない場合は、このメールを破棄してください。パスワードは変更されません。',
  },
  noAccount: {
    subject: '【ソルバダ】パスワード再設定のご案内',
    heading: 'このアドレスのアカウントはありません',
    before:
      'このメールアドレスでパスワードの再設定が申し込まれましたが、登録されたソルバダのアカウントが見つかりませんでした。別のアドレスで登録されていないか、ご確認ください。これから新規登録することもできます。',
    button: '新規登録する',
    after: 'お心当たりのない場合は、このメールを破棄してください。',
  },
  passwordChanged: {
    subject: '【ソルバダ】パスワードが変更されました',
    heading: 'パスワードが変更されました',
    before: 'ソルバダのアカウントのパスワードが変更され、ほかの端末からはログアウトしました。',
    after:
      'お心当たりのない場合は、すぐにログイン画面の「パスワードをお忘れですか？」から新しいパスワードを設定してください。',
  },
  googleLinked: {
    subject: '【ソルバダ】Googleアカウントが連携されました',
    heading: 'Googleアカウントが連携されました',
    before: '今後はGoogleでもソルバダにログインできます。',
    button: 'マイアカウントを見る',
    after:
      'お心当たりのない場合は、すぐにパスワードを変更し、マイアカウントでGoogleとの連携を解除してください。',
  },
  accountDeleted: (tours) => ({
    subject: '【ソルバダ】アカウントを削除しました',
    heading: 'アカウントを削除しました',
    before: 'ご依頼のとおり、ソルバダのアカウントと個人情報を削除しました。ご利用ありがとうございました。',
    ...(tours.length === 0
      ? {}
      : {
          lines: [
            'ご予約のツアーは、次のとおりキャンセルしました。',
            ...cancelledTourLines(
              tours,
              'ja',
              (paid, refund) => `：お支払い${paid}のうち、${refund}を払い戻し`,
            ),
            '払い戻しは、遅くとも3営業日以内に、お支払いに使われた方法で行います。ご注文ごとに別途メールでお知らせします。',
          ],
        }),
    after: 'またのご利用をお待ちしています。',
  }),
  ticketPaid: (facts, phone) => ({
    subject: `【ソルバダ】観光タクシー利用券の領収書（${orderNumber(facts)}）`,
    heading: 'お支払いが完了しました',
    before:
      '江陵観光タクシーの3時間利用券をご購入いただき、ありがとうございます。ご乗車の際は、下のリンクのQRコードと、パスポートなどの身分証明書をドライバーにお見せください。',
    lines: [
      ...ticketLines(facts, 'ja', ticketWords),
      ...meetingLines(facts, phone, 'ja', ticketWords),
      paidLine(facts.paidAt, 'ja', ticketWords),
      `料金：${factsPrice(facts, facts.amount)}`,
    ],
    button: '利用券を見る',
    after: `キャンセル・払い戻し規定（日数は韓国時間の日付で数えます）\n${refundLines(
      facts,
      refundWhen,
      (percent, sum) => (percent === 0 ? '：払い戻しなし' : `：${percent}%（${sum}）`),
    )}\n複数の項目に当てはまる場合は、お客様に最も有利なものを適用します。払い戻しは、キャンセルから遅くとも3営業日以内に、お支払いに使われた方法で行います。`,
  }),
  driverAssigned: (facts, phone) => ({
    subject: `【ソルバダ】観光タクシーの${facts.isChange ? 'ドライバー・車両変更のお知らせ' : 'ドライバーのご案内'}（${orderNumber(facts)}）`,
    heading: facts.isChange ? 'ドライバーまたは車両が変更になりました' : '担当のドライバーが決まりました',
    before: facts.isChange
      ? `先にご案内したドライバーまたは車両が、次のとおり変更になりました。出発時刻に${departureTexts(facts, 'ja').name}で、次のナンバーの車にご乗車ください。`
      : `出発時刻に${departureTexts(facts, 'ja').name}で、次のナンバーの車にご乗車ください。`,
    lines: [...driverLines(facts, 'ja', ticketWords), ...meetingLines(facts, phone, 'ja', ticketWords)],
    button: '利用券を見る',
    after: 'ご乗車の際は、利用券のQRコードと、パスポートなどの身分証明書をドライバーにお見せください。',
  }),
  ticketChanged: (facts, phone) => ({
    subject: `【ソルバダ】観光タクシーの予約内容が変更されました（${orderNumber(facts)}）`,
    heading: '予約内容が変更されました',
    before: facts.isMoved
      ? '変更後の内容は次のとおりです。新しい日時のドライバーが決まりましたら、あらためてメールでお知らせします。'
      : '変更後の内容は次のとおりです。',
    lines: [...ticketLines(facts, 'ja', ticketWords), ...meetingLines(facts, phone, 'ja', ticketWords)],
    button: facts.hasNoAccount ? 'サポート' : '利用券を見る',
    after:
      'QRコードとお支払い金額は変わりません。添付のカレンダーファイルを開くと、予定も更新されます。変更に心当たりがない場合は、ソルバダのサポートまでお問い合わせください。',
  }),
  ticketCancelled: (facts) => ({
    subject: `【ソルバダ】利用券をキャンセルしました（${orderNumber(facts)}）`,
    heading: '利用券をキャンセルしました',
    before: refundSentence(facts),
    lines: ticketLines(facts, 'ja', ticketWords),
    button: facts.hasNoAccount ? 'サポート' : '注文を見る',
    after:
      facts.refund === 0
        ? 'ご不明な点は、ソルバダのサポートまでお問い合わせください。'
        : facts.isByHand
          ? '現金または銀行振込で、直接お返しします。'
          : '払い戻しは、遅くとも3営業日以内に、お支払いに使われた方法で行います。明細に載る日は、カード会社やウォレットによって異なります。',
  }),
  refundRefused: (facts, phone) => ({
    subject: `【ソルバダ】払い戻しができませんでした（${orderNumber(facts)}）`,
    heading: '払い戻しができませんでした',
    before:
      '決済代行会社が払い戻しを受け付けなかったため、利用券はキャンセルされていません。引き続きご利用いただけます。',
    lines: [...ticketLines(facts, 'ja', ticketWords), ...meetingLines(facts, phone, 'ja', ticketWords)],
    button: '利用券を見る',
    after:
      '利用券の画面から、もう一度キャンセルできます。それでもキャンセルできないときは、注文番号を添えて、ソルバダのサポートまでお問い合わせください。',
  }),
  goodwillRefund: (facts) => ({
    subject: `【ソルバダ】料金の一部を払い戻します（${orderNumber(facts)}）`,
    heading: '料金の一部を払い戻します',
    before: `お支払いいただいた${factsPrice(facts, facts.amount)}のうち、${factsPrice(facts, facts.refund)}を払い戻します。利用券は引き続き有効です。`,
    lines: reasonLines(facts, '理由（ソルバダが記入）', ticketWords),
    button: '利用券を見る',
    after: facts.isByHand
      ? '現金または銀行振込で、直接お返しします。'
      : '払い戻しは、遅くとも3営業日以内に、お支払いに使われた方法で行います。明細に載る日は、カード会社やウォレットによって異なります。',
  }),
  paymentLink: (facts, phone) => ({
    subject: `【ソルバダ】観光タクシーのお支払いのお願い（${orderNumber(facts)}）`,
    heading: '観光タクシーのお支払いをお願いします',
    before: '下のリンクからお支払いいただくと、ご予約が確定します。それまで車を確保しておきます。',
    lines: [
      ...ticketLines(facts, 'ja', ticketWords),
      ...meetingLines(facts, phone, 'ja', ticketWords),
      `料金${ticketWords.colon}${factsPrice(facts, facts.amount)}`,
      momentLine('お支払い期限（韓国時間）', facts.payUntil, 'ja', ticketWords),
    ],
    button: '支払う',
    after:
      '期限を過ぎるとご予約は自動的に取り消され、料金はかかりません。このリンクは利用券を兼ねていますので、ほかの方に転送しないでください。',
  }),
  reportClosed: (facts) => ({
    subject: `【ソルバダ】ツアーの問題についてのご回答（${orderNumber(facts)}）`,
    heading: 'ツアーの問題についてのご回答',
    before: 'ツアーで起きた問題をご報告いただき、ありがとうございます。次のとおり回答いたします。',
    lines: replyLines(facts, ticketWords),
    button: facts.hasNoAccount ? 'サポート' : '利用券を見る',
    after: 'ほかにご不明な点がありましたら、注文番号を添えて、ソルバダのサポートまでお問い合わせください。',
  }),
  placeReportClosed: ({ placeName, reply }) => ({
    subject: `【ソルバダ】${placeName}の情報についてのご回答`,
    heading: 'ご報告いただいた内容についてのご回答',
    before: `「${placeName}」のご案内の誤りをご報告いただき、ありがとうございます。次のとおり回答いたします。`,
    lines: typedReply(reply),
    after: 'メールアドレスは、報告の記録から消去しました。',
  }),
  ticketWords,
  passLinks: { apple: 'Appleウォレットに追加', google: 'Google ウォレットに追加' },
  footer: 'ソルバダ・江陵旅行ガイド。このメールは送信専用です。',
};

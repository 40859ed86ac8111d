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
  orderId: '訂單編號',
  date: '出發日期和時間（韓國時間）',
  overtime: (minutes: number) => `已含加時${minutes}分鐘。`,
  earlyEnd: '即使還有地點沒去，也會在該時間結束。',
  meeting: '會合地點',
  phone: '聯絡電話',
  people: (count: number) => `（${count}人）`,
  party: '人數',
  passenger: '乘客',
  paidAt: '付款時間（韓國時間）',
  stops: '行程順序',
  driver: '司機',
  car: '車款',
  plate: '車牌號碼',
  colon: '：',
};

const refundWhen = {
  withinDayOfBuying: '付款後24小時內，且不晚於出發日前3天',
  tenDaysBefore: '出發日前10天或更早',
  sevenDaysBefore: '出發日前7至9天',
  threeDaysBefore: '出發日前3至6天',
  oneDayBefore: '出發日前1至2天',
  sameDay: '出發當天，出發時間之前',
  afterStart: '出發時間之後',
};

function refundSentence(facts: CancelledTicketFacts): string {
  if (facts.isSoldOut)
    return `在確認您的付款之前，這個時段的最後一輛車已被預訂，因此我們將全額退還${factsPrice(facts, facts.refund)}。非常抱歉。您可以在行程中另選時間。`;
  return facts.refund === 0
    ? `您支付的${factsPrice(facts, facts.amount)}恕不退款。`
    : `您支付的${factsPrice(facts, facts.amount)}中，將退款${factsPrice(facts, facts.refund)}。`;
}

export const tw: TemplateLanguage = {
  verificationCode: (code) => ({
    subject: `${code} 是您的Solbada驗證碼`,
    heading: '您的驗證碼',
    before: '請在Solbada註冊頁面輸入以下驗證碼。',
    after: '驗證碼於3分鐘內有效。若非您本人操作，請忽略這封郵件。',
  }),
  passwordReset: {
    subject: '重設Solbada密碼',
    heading: '設定新密碼',
    before: '請點選下方連結設定新密碼。',
    button: '設定新密碼',
    after: '連結於30分鐘內有效，只能使用一次。若非您本人操作，請忽略這封郵件，您的密碼不會改變。',
  },
  noAccount: {
    subject: '關於您的Solbada密碼',
    heading: '此電子郵件尚未註冊',
    before:
      '有人以此電子郵件申請重設密碼，但此電子郵件尚未註冊Solbada帳號。您可能是用其他電子郵件註冊的；您也可以現在註冊。',
    button: '立即註冊',
    after: '若非您本人操作，請忽略這封郵件。',
  },
  passwordChanged: {
    subject: '您的Solbada密碼已變更',
    heading: '密碼已變更',
    before: '您的Solbada帳號密碼剛才已變更，其他裝置皆已登出。',
    after: '若非您本人操作，請立即在登入頁面點選「忘記密碼？」重設密碼。',
  },
  googleLinked: {
    subject: '您的Solbada帳號已綁定Google',
    heading: '已綁定Google帳號',
    before: '之後也可以使用Google登入Solbada。',
    button: '查看我的帳號',
    after: '若非您本人操作，請立即變更密碼，並在「我的帳號」中解除Google綁定。',
  },
  accountDeleted: (tours) => ({
    subject: '您的Solbada帳號已刪除',
    heading: '帳號已刪除',
    before: '我們已依您的要求刪除Solbada帳號，並刪除了您的個人資料。感謝您的使用。',
    ...(tours.length === 0
      ? {}
      : {
          lines: [
            '您預訂的行程已取消：',
            ...cancelledTourLines(tours, 'tw', (paid, refund) => `：付款${paid}，退款${refund}`),
            '款項最遲於3個工作天內退回原付款方式，每筆訂單會另以郵件通知。',
          ],
        }),
    after: '期待在江陵與您再見。',
  }),
  ticketPaid: (facts, phone) => ({
    subject: `Solbada觀光計程車乘車券收據（${orderNumber(facts)}）`,
    heading: '付款已完成',
    before: '感謝您購買江陵觀光計程車3小時乘車券。乘車時，請向司機出示以下連結中的QR碼和護照等身分證件。',
    lines: [
      ...ticketLines(facts, 'tw', ticketWords),
      ...meetingLines(facts, phone, 'tw', ticketWords),
      paidLine(facts.paidAt, 'tw', ticketWords),
      `價格：${factsPrice(facts, facts.amount)}`,
    ],
    button: '查看乘車券',
    after: `取消與退款規則（天數以韓國時間的日期計算）\n${refundLines(facts, refundWhen, (percent, sum) =>
      percent === 0 ? '：恕不退款' : `：${percent}%（${sum}）`,
    )}\n同時符合多項時，適用對您最有利的一項。我們最遲於您取消後3個工作天內，將款項退回原付款方式。`,
  }),
  driverAssigned: (facts, phone) => ({
    subject: `Solbada觀光計程車${facts.isChange ? '司機或車輛異動通知' : '司機資訊'}（${orderNumber(facts)}）`,
    heading: facts.isChange ? '司機或車輛有異動' : '已為您安排司機',
    before: facts.isChange
      ? `先前通知您的司機或車輛已更換，最新資訊如下。請於出發時間前往${departureTexts(facts, 'tw').name}，確認車牌號碼後上車。`
      : `請於出發時間前往${departureTexts(facts, 'tw').name}，確認以下車牌號碼後上車。`,
    lines: [...driverLines(facts, 'tw', ticketWords), ...meetingLines(facts, phone, 'tw', ticketWords)],
    button: '查看乘車券',
    after: '乘車時，請向司機出示乘車券上的QR碼和護照等身分證件。',
  }),
  ticketChanged: (facts, phone) => ({
    subject: `您的Solbada觀光計程車行程已變更（${orderNumber(facts)}）`,
    heading: '行程已變更',
    before: facts.isMoved
      ? '變更後的行程如下。新的出發時間安排好司機後，我們會再寄電子郵件通知您。'
      : '變更後的行程如下。',
    lines: [...ticketLines(facts, 'tw', ticketWords), ...meetingLines(facts, phone, 'tw', ticketWords)],
    button: facts.hasNoAccount ? '客服中心' : '查看乘車券',
    after:
      'QR碼和付款金額不變。開啟附件的行事曆檔案即可更新行程。如果您並未提出變更，請聯絡Solbada客服中心。',
  }),
  ticketCancelled: (facts) => ({
    subject: `您的Solbada觀光計程車乘車券已取消（${orderNumber(facts)}）`,
    heading: '乘車券已取消',
    before: refundSentence(facts),
    lines: ticketLines(facts, 'tw', ticketWords),
    button: facts.hasNoAccount ? '客服中心' : '查看訂單',
    after:
      facts.refund === 0
        ? '如有疑問，請聯絡Solbada客服中心。'
        : facts.isByHand
          ? '我們會以現金或銀行轉帳方式退還。'
          : '款項最遲於3個工作天內退回原付款方式。實際入帳日期視發卡銀行或電子支付業者而定。',
  }),
  refundRefused: (facts, phone) => ({
    subject: `Solbada觀光計程車乘車券未能退款（${orderNumber(facts)}）`,
    heading: '未能退款',
    before: '金流業者拒絕了退款，因此乘車券並未取消，仍然有效。',
    lines: [...ticketLines(facts, 'tw', ticketWords), ...meetingLines(facts, phone, 'tw', ticketWords)],
    button: '查看乘車券',
    after: '您可以在乘車券頁面再次取消。如仍無法取消，請聯絡Solbada客服中心，並提供訂單編號。',
  }),
  goodwillRefund: (facts) => ({
    subject: `Solbada為您退還部分款項（${orderNumber(facts)}）`,
    heading: '為您退還部分款項',
    before: `您支付的${factsPrice(facts, facts.amount)}中，將退還${factsPrice(facts, facts.refund)}。乘車券仍然有效。`,
    lines: reasonLines(facts, '原因（Solbada填寫的原文）', ticketWords),
    button: '查看乘車券',
    after: facts.isByHand
      ? '我們會以現金或銀行轉帳方式退還。'
      : '款項最遲於3個工作天內退回原付款方式。實際入帳日期視發卡銀行或電子支付業者而定。',
  }),
  paymentLink: (facts, phone) => ({
    subject: `請支付您的Solbada觀光計程車（${orderNumber(facts)}）`,
    heading: '您的觀光計程車等待付款',
    before: '透過下方連結付款後，預訂即告確認。在此之前，我們會為您保留車輛。',
    lines: [
      ...ticketLines(facts, 'tw', ticketWords),
      ...meetingLines(facts, phone, 'tw', ticketWords),
      `金額${ticketWords.colon}${factsPrice(facts, facts.amount)}`,
      momentLine('付款期限（韓國時間）', facts.payUntil, 'tw', ticketWords),
    ],
    button: '前往付款',
    after: '逾期後預訂將自動取消，不會收取任何費用。此連結同時也是您的乘車券，請勿轉傳給他人。',
  }),
  reportClosed: (facts) => ({
    subject: `關於您Solbada行程問題的回覆（${orderNumber(facts)}）`,
    heading: '關於您反映的問題',
    before: '感謝您告知行程中遇到的問題。我們的回覆如下：',
    lines: replyLines(facts, ticketWords),
    button: facts.hasNoAccount ? '客服中心' : '查看乘車券',
    after: '如仍有疑問，請聯絡Solbada客服中心，並提供訂單編號。',
  }),
  placeReportClosed: ({ placeName, reply }) => ({
    subject: `關於「${placeName}」資訊的回覆`,
    heading: '關於您反映的問題',
    before: `感謝您告知「${placeName}」的介紹有誤。我們的回覆如下：`,
    lines: typedReply(reply),
    after: '您的電子郵件地址已從回報紀錄中刪除。',
  }),
  ticketWords,
  passLinks: { apple: '加入 Apple 錢包', google: '新增至 Google 錢包' },
  footer: 'Solbada · 江陵旅行指南。這封郵件由系統自動寄出，請勿回覆。',
};

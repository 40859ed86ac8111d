import type { Language } from '../../../domain/languages.ts';
import type { CallOffReason } from '../../../domain/tour/badDay.ts';
import { visitorMessageTexts } from '../../../domain/tour/visitorMessageTexts.ts';
import type { MailTemplate, TemplateWords, TicketLineWords } from './mailTemplate.ts';
import { factsPrice, koreanMoment, meetingLines, orderNumber, startLine, typedReply } from './ticketLines.ts';

// The mails about called-off tours, messages to all visitors of a day, and missing drivers, in the five languages.

type BadDayMail = Extract<MailTemplate, { kind: 'tourCalledOff' | 'visitorMessage' | 'noDriverYet' }>;

interface BadDayTexts {
  /** Introduces the text that the staff typed. */
  untranslated: string;
  toTicket: string;
  support: string;
  calledOff: {
    subject: (number: string) => string;
    heading: string;
    reasons: Record<CallOffReason, string>;
    choice: (until: string, price: string) => string;
    /** Replaces `choice` if the account is deleted. */
    choiceBySupport: (until: string, price: string) => string;
    button: string;
    after: string;
  };
  message: {
    subject: (number: string) => string;
    after: string;
  };
  noDriver: {
    subject: (number: string) => string;
    heading: string;
    lost: string;
    notFound: string;
    next: (until: string) => string;
    after: string;
  };
}

const texts: Record<Language, BadDayTexts> = {
  ko: {
    untranslated: '솔바다에서 전하는 말씀(원문 그대로, 번역하지 않음):',
    toTicket: '이용권 보기',
    support: '고객센터',
    calledOff: {
      subject: (number) => `솔바다 투어를 운행하지 못하게 되었습니다 (${number})`,
      heading: '투어를 운행하지 못하게 되었습니다',
      reasons: {
        typhoon: '태풍이 예보되어 투어를 안전하게 운행할 수 없습니다. 불편을 드려 죄송합니다.',
        heavySnow: '폭설로 투어를 안전하게 운행할 수 없습니다. 불편을 드려 죄송합니다.',
        roadClosed: '도로가 통제되어 투어를 운행할 수 없습니다. 불편을 드려 죄송합니다.',
        other: '예약하신 투어를 운행할 수 없게 되었습니다. 불편을 드려 죄송합니다.',
        noDriver: '투어를 맡을 기사님을 찾지 못했습니다. 불편을 드려 죄송합니다.',
      },
      choice: (until, price) =>
        `${until}(한국 시각)까지 이용권에서 고르실 수 있습니다. 추가 요금 없이 다른 날로 옮기시거나, ${price} 전액을 바로 환불받으세요. 고르지 않으시면 그 뒤 저절로 전액을 환불해 드립니다.`,
      choiceBySupport: (until, price) =>
        `${until}(한국 시각)이 지나면 저절로 ${price} 전액을 환불해 드립니다. 그 전에 다른 날로 옮기시려면 솔바다 고객센터로 알려 주세요.`,
      button: '다른 날로 옮기기 · 환불받기',
      after: '환불은 결제하신 수단으로 해 드리며, 반영되는 날은 카드사나 간편결제사에 따라 다를 수 있습니다.',
    },
    message: {
      subject: (number) => `솔바다 투어 안내 (${number})`,
      after: '궁금한 점은 솔바다 고객센터로 문의해 주세요.',
    },
    noDriver: {
      subject: (number) => `솔바다 투어의 기사님을 찾고 있습니다 (${number})`,
      heading: '기사님을 찾고 있습니다',
      lost: '앞서 안내해 드린 기사님이 오실 수 없게 되어, 다른 기사님을 찾고 있습니다.',
      notFound: '아직 투어를 맡을 기사님을 찾지 못해 계속 찾고 있습니다.',
      next: (until) =>
        `${until}(한국 시각)까지 찾지 못하면 투어를 운행하지 않습니다. 그때는 다른 날로 옮기시거나 전액을 환불받으실 수 있습니다.`,
      after: '지금은 아무것도 하지 않으셔도 됩니다. 기사님이 정해지면 바로 이메일로 알려 드립니다.',
    },
  },
  en: {
    untranslated: 'A note from Solbada, in its original words (not translated):',
    toTicket: 'See the ticket',
    support: 'Customer service',
    calledOff: {
      subject: (number) => `Your Solbada tour can’t take place (${number})`,
      heading: 'Your tour can’t take place',
      reasons: {
        typhoon: 'A typhoon is forecast, and we can’t drive your tour safely. We’re sorry.',
        heavySnow: 'Because of heavy snow, we can’t drive your tour safely. We’re sorry.',
        roadClosed: 'A road is closed, and your tour can’t take place. We’re sorry.',
        other: 'We can’t drive your tour as planned. We’re sorry.',
        noDriver: 'We couldn’t find a driver for your tour. We’re sorry.',
      },
      choice: (until, price) =>
        `You can choose on your ticket until ${until} (Korean time): move the tour to another day at no extra cost, or get the full ${price} back right away. If you don’t choose, we refund the full price after that.`,
      choiceBySupport: (until, price) =>
        `After ${until} (Korean time) we refund the full ${price}. If you’d rather move the tour to another day, please contact Solbada customer service before then.`,
      button: 'Move the tour or get a refund',
      after:
        'A refund goes to the payment method you used. When it reaches you depends on your card issuer or wallet.',
    },
    message: {
      subject: (number) => `About your Solbada tour (${number})`,
      after: 'If you have any questions, please contact Solbada customer service.',
    },
    noDriver: {
      subject: (number) => `We’re looking for a driver for your Solbada tour (${number})`,
      heading: 'We’re looking for a driver',
      lost: 'The driver we told you about can’t come, so we’re looking for another one.',
      notFound: 'We haven’t found a driver for your tour yet, and we’re still looking.',
      next: (until) =>
        `If we haven’t found one by ${until} (Korean time), the tour can’t take place. You can then move it to another day or get the full price back.`,
      after: 'You don’t need to do anything now. We’ll email you as soon as a driver is assigned.',
    },
  },
  cn: {
    untranslated: 'Solbada的留言（原文，未翻译）：',
    toTicket: '查看乘车券',
    support: '客服中心',
    calledOff: {
      subject: (number) => `您的Solbada行程无法成行（${number}）`,
      heading: '您的行程无法成行',
      reasons: {
        typhoon: '预报有台风，无法保证行车安全。非常抱歉。',
        heavySnow: '因大雪无法保证行车安全。非常抱歉。',
        roadClosed: '因道路封闭，行程无法进行。非常抱歉。',
        other: '您预订的行程无法按计划进行。非常抱歉。',
        noDriver: '我们未能为您的行程找到司机。非常抱歉。',
      },
      choice: (until, price) =>
        `您可以在${until}（韩国时间）之前在乘车券页面选择：免费改到其他日期，或立即全额退还${price}。如未选择，我们将在此之后自动全额退款。`,
      choiceBySupport: (until, price) =>
        `${until}（韩国时间）之后，我们将自动全额退还${price}。如想改到其他日期，请在此之前联系Solbada客服中心。`,
      button: '改期或退款',
      after: '款项将原路退回，到账日期取决于发卡行或电子钱包。',
    },
    message: {
      subject: (number) => `关于您的Solbada行程（${number}）`,
      after: '如有疑问，请联系Solbada客服中心。',
    },
    noDriver: {
      subject: (number) => `正在为您的Solbada行程寻找司机（${number}）`,
      heading: '正在寻找司机',
      lost: '此前通知您的司机无法前来，我们正在寻找其他司机。',
      notFound: '我们尚未为您的行程找到司机，仍在寻找。',
      next: (until) =>
        `如到${until}（韩国时间）仍未找到，行程将无法进行。届时您可以改到其他日期，或获得全额退款。`,
      after: '您现在无需任何操作。安排好司机后，我们会立即发邮件通知您。',
    },
  },
  tw: {
    untranslated: 'Solbada的留言（原文，未翻譯）：',
    toTicket: '查看乘車券',
    support: '客服中心',
    calledOff: {
      subject: (number) => `您的Solbada行程無法成行（${number}）`,
      heading: '您的行程無法成行',
      reasons: {
        typhoon: '預報有颱風，無法確保行車安全。非常抱歉。',
        heavySnow: '因大雪無法確保行車安全。非常抱歉。',
        roadClosed: '因道路封閉，行程無法進行。非常抱歉。',
        other: '您預訂的行程無法照計畫進行。非常抱歉。',
        noDriver: '我們未能為您的行程找到司機。非常抱歉。',
      },
      choice: (until, price) =>
        `您可以在${until}（韓國時間）之前於乘車券頁面選擇：免費改到其他日期，或立即全額退還${price}。若未選擇，我們將在此之後自動全額退款。`,
      choiceBySupport: (until, price) =>
        `${until}（韓國時間）之後，我們將自動全額退還${price}。若想改到其他日期，請在此之前聯絡Solbada客服中心。`,
      button: '改期或退款',
      after: '款項將退回原付款方式，實際入帳日期視發卡銀行或電子支付業者而定。',
    },
    message: {
      subject: (number) => `關於您的Solbada行程（${number}）`,
      after: '如有疑問，請聯絡Solbada客服中心。',
    },
    noDriver: {
      subject: (number) => `正在為您的Solbada行程尋找司機（${number}）`,
      heading: '正在尋找司機',
      lost: '先前通知您的司機無法前來，我們正在尋找其他司機。',
      notFound: '我們尚未為您的行程找到司機，仍在尋找。',
      next: (until) =>
        `若到${until}（韓國時間）仍未找到，行程將無法進行。屆時您可以改到其他日期，或獲得全額退款。`,
      after: '您現在不需要做任何事。安排好司機後，我們會立即寄電子郵件通知您。',
    },
  },
  ja: {
    untranslated: 'ソルバダからのメッセージ（原文のまま、翻訳していません）：',
    toTicket: '利用券を見る',
    support: 'サポート',
    calledOff: {
      subject: (number) => `【ソルバダ】ツアーを運行できなくなりました（${number}）`,
      heading: 'ツアーを運行できなくなりました',
      reasons: {
        typhoon: '台風の予報のため、ツアーを安全に運行できません。申し訳ありません。',
        heavySnow: '大雪のため、ツアーを安全に運行できません。申し訳ありません。',
        roadClosed: '道路の通行止めのため、ツアーを運行できません。申し訳ありません。',
        other: 'ご予約のツアーを予定どおり運行できなくなりました。申し訳ありません。',
        noDriver: 'ツアーを担当するドライバーが見つかりませんでした。申し訳ありません。',
      },
      choice: (until, price) =>
        `${until}（韓国時間）まで、利用券の画面でお選びいただけます。追加料金なしで別の日に変更するか、${price}の全額をすぐに払い戻すことができます。お選びにならない場合は、その後、自動で全額を払い戻します。`,
      choiceBySupport: (until, price) =>
        `${until}（韓国時間）を過ぎると、自動で${price}の全額を払い戻します。別の日への変更をご希望の場合は、それまでにソルバダのサポートまでご連絡ください。`,
      button: '別の日に変更・払い戻し',
      after:
        '払い戻しは、お支払いに使われた方法で行います。明細に載る日は、カード会社やウォレットによって異なります。',
    },
    message: {
      subject: (number) => `【ソルバダ】ご予約のツアーについて（${number}）`,
      after: 'ご不明な点は、ソルバダのサポートまでお問い合わせください。',
    },
    noDriver: {
      subject: (number) => `【ソルバダ】ツアーのドライバーを探しています（${number}）`,
      heading: 'ドライバーを探しています',
      lost: '先にご案内したドライバーが伺えなくなったため、別のドライバーを探しています。',
      notFound: 'ツアーを担当するドライバーがまだ見つからず、引き続き探しています。',
      next: (until) =>
        `${until}（韓国時間）までに見つからない場合は、ツアーを運行しません。その際は、別の日への変更、または全額の払い戻しをお選びいただけます。`,
      after: '今は何もしていただく必要はありません。ドライバーが決まり次第、メールでお知らせします。',
    },
  },
};

/** The text that the staff typed, marked as their own words. */
function wordLines(words: string, language: Language): string[] {
  return words === '' ? [] : ['', texts[language].untranslated, ...typedReply(words)];
}

function calledOffWords(
  mail: Extract<BadDayMail, { kind: 'tourCalledOff' }>,
  language: Language,
  ticketWords: TicketLineWords,
): TemplateWords {
  const { calledOff, support } = texts[language];
  const choice = mail.hasNoAccount ? calledOff.choiceBySupport : calledOff.choice;
  return {
    subject: calledOff.subject(orderNumber(mail)),
    heading: calledOff.heading,
    before: calledOff.reasons[mail.reason],
    lines: [
      startLine(mail, language, ticketWords),
      ...wordLines(mail.words, language),
      '',
      choice(koreanMoment(mail.until, language), factsPrice(mail, mail.amount)),
    ],
    button: mail.hasNoAccount ? support : calledOff.button,
    after: calledOff.after,
  };
}

function messageWords(
  mail: Extract<BadDayMail, { kind: 'visitorMessage' }>,
  language: Language,
  ticketWords: TicketLineWords,
  companyPhone: string | null,
): TemplateWords {
  const { message, toTicket, support } = texts[language];
  const { headings, texts: prepared } = visitorMessageTexts[language];
  return {
    subject: message.subject(orderNumber(mail)),
    heading: headings[mail.message],
    before: prepared[mail.message],
    lines: [
      startLine(mail, language, ticketWords),
      ...meetingLines(mail, companyPhone, language, ticketWords),
      ...wordLines(mail.words, language),
    ],
    button: mail.hasNoAccount ? support : toTicket,
    after: message.after,
  };
}

function noDriverWords(
  mail: Extract<BadDayMail, { kind: 'noDriverYet' }>,
  language: Language,
  ticketWords: TicketLineWords,
): TemplateWords {
  const { noDriver, toTicket, support } = texts[language];
  return {
    subject: noDriver.subject(orderNumber(mail)),
    heading: noDriver.heading,
    before: mail.hadDriver ? noDriver.lost : noDriver.notFound,
    lines: [startLine(mail, language, ticketWords), '', noDriver.next(koreanMoment(mail.until, language))],
    button: mail.hasNoAccount ? support : toTicket,
    after: noDriver.after,
  };
}

/** @param ticketWords in the language of the mail; `phone` is the company's, null if it has none */
export function badDayMailWords(
  mail: BadDayMail,
  language: Language,
  ticketWords: TicketLineWords,
  phone: string | null,
): TemplateWords {
  if (mail.kind === 'tourCalledOff') return calledOffWords(mail, language, ticketWords);
  if (mail.kind === 'visitorMessage') return messageWords(mail, language, ticketWords, phone);
  return noDriverWords(mail, language, ticketWords);
}

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
  orderId: '订单号',
  date: '出发日期和时间（韩国时间）',
  overtime: (minutes: number) => `已含加时${minutes}分钟。`,
  earlyEnd: '即使还有地点没去，也会在该时间结束。',
  meeting: '会合地点',
  phone: '联系电话',
  people: (count: number) => `（${count}人）`,
  party: '人数',
  passenger: '乘客',
  paidAt: '支付时间（韩国时间）',
  stops: '游览顺序',
  driver: '司机',
  car: '车型',
  plate: '车牌号',
  colon: '：',
};

const refundWhen = {
  withinDayOfBuying: '支付后24小时内，且不晚于出发日前3天',
  tenDaysBefore: '出发日前10天或更早',
  sevenDaysBefore: '出发日前7至9天',
  threeDaysBefore: '出发日前3至6天',
  oneDayBefore: '出发日前1至2天',
  sameDay: '出发当天，出发时间之前',
  afterStart: '出发时间之后',
};

function refundSentence(facts: CancelledTicketFacts): string {
  if (facts.isSoldOut)
    return `在确认您的付款之前，这一时段的最后一辆车已被预订，因此我们将全额退还${factsPrice(facts, facts.refund)}。非常抱歉。您可以在行程中另选时间。`;
  return facts.refund === 0
    ? `您支付的${factsPrice(facts, facts.amount)}不予退款。`
    : `您支付的${factsPrice(facts, facts.amount)}中，将退款${factsPrice(facts, facts.refund)}。`;
}

export const cn: TemplateLanguage = {
  verificationCode: (code) => ({
    subject: `${code}是您的Solbada验证码`,
    heading: '您的验证码',
    before: '请在Solbada注册页面输入以下验证码。',
    after: '验证码3分钟内有效。如非本人操作，请忽略此邮件。',
  }),
  passwordReset: {
    subject: '重置Solbada密码',
    heading: '设置新密码',
    before: '请点击下方链接设置新密码。',
    button: '设置新密码',
    after: '链接30分钟内有效，且只能使用一次。如非本人操作，请忽略此邮件，您的密码不会改变。',
  },
  noAccount: {
    subject: '关于您的Solbada密码',
    heading: '此邮箱尚未注册',
    before: '有人为此邮箱申请了重置Solbada密码，但该邮箱尚未注册。您可能是用其他邮箱注册的，也可以现在注册。',
    button: '立即注册',
    after: '如非本人操作，请忽略此邮件。',
  },
  passwordChanged: {
    subject: '您的Solbada密码已修改',
    heading: '密码已修改',
    before: '您的Solbada账号密码刚刚已修改，其他设备均已退出登录。',
    after: '如非本人操作，请立即在登录页面点击“忘记密码？”重置密码。',
  },
  googleLinked: {
    subject: '您的Solbada账号已关联Google',
    heading: '已关联Google账号',
    before: '今后也可以使用Google登录Solbada。',
    button: '查看我的账号',
    after: '如非本人操作，请立即修改密码，并在“我的账号”中解除Google关联。',
  },
  accountDeleted: (tours) => ({
    subject: '您的Solbada账号已注销',
    heading: '账号已注销',
    before: '我们已按您的要求注销Solbada账号，并删除了您的个人信息。感谢您的使用。',
    ...(tours.length === 0
      ? {}
      : {
          lines: [
            '您预订的行程已取消：',
            ...cancelledTourLines(tours, 'cn', (paid, refund) => `：支付${paid}，退款${refund}`),
            '款项最迟在3个工作日内原路退回，每个订单会另行邮件通知。',
          ],
        }),
    after: '期待与您在江陵再会。',
  }),
  ticketPaid: (facts, phone) => ({
    subject: `Solbada观光出租车乘车券收据（${orderNumber(facts)}）`,
    heading: '支付已完成',
    before: '感谢您购买江陵观光出租车3小时乘车券。乘车时，请向司机出示以下链接中的二维码和护照等身份证件。',
    lines: [
      ...ticketLines(facts, 'cn', ticketWords),
      ...meetingLines(facts, phone, 'cn', ticketWords),
      paidLine(facts.paidAt, 'cn', ticketWords),
      `价格：${factsPrice(facts, facts.amount)}`,
    ],
    button: '查看乘车券',
    after: `取消与退款规则（天数按韩国时间的日期计算）\n${refundLines(facts, refundWhen, (percent, sum) =>
      percent === 0 ? '：不予退款' : `：${percent}%（${sum}）`,
    )}\n同时符合多项的，适用对您最有利的一项。我们最迟在您取消后3个工作日内，将款项原路退回。`,
  }),
  driverAssigned: (facts, phone) => ({
    subject: `Solbada观光出租车${facts.isChange ? '司机或车辆变更通知' : '司机信息'}（${orderNumber(facts)}）`,
    heading: facts.isChange ? '司机或车辆有变更' : '已为您安排司机',
    before: facts.isChange
      ? `此前通知您的司机或车辆已变更，新的信息如下。请在出发时间前往${departureTexts(facts, 'cn').name}，核对车牌号后上车。`
      : `请在出发时间前往${departureTexts(facts, 'cn').name}，核对以下车牌号后上车。`,
    lines: [...driverLines(facts, 'cn', ticketWords), ...meetingLines(facts, phone, 'cn', ticketWords)],
    button: '查看乘车券',
    after: '乘车时，请向司机出示乘车券上的二维码和护照等身份证件。',
  }),
  ticketChanged: (facts, phone) => ({
    subject: `您的Solbada观光出租车行程已变更（${orderNumber(facts)}）`,
    heading: '行程已变更',
    before: facts.isMoved
      ? '变更后的行程如下。新的出发时间安排好司机后，我们会再发邮件通知您。'
      : '变更后的行程如下。',
    lines: [...ticketLines(facts, 'cn', ticketWords), ...meetingLines(facts, phone, 'cn', ticketWords)],
    button: facts.hasNoAccount ? '客服中心' : '查看乘车券',
    after:
      '二维码和支付金额不变。打开附件中的日历文件即可更新日程。如果您没有提出过变更，请联系Solbada客服中心。',
  }),
  ticketCancelled: (facts) => ({
    subject: `您的Solbada观光出租车乘车券已取消（${orderNumber(facts)}）`,
    heading: '乘车券已取消',
    before: refundSentence(facts),
    lines: ticketLines(facts, 'cn', ticketWords),
    button: facts.hasNoAccount ? '客服中心' : '查看订单',
    after:
      facts.refund === 0
        ? '如有疑问，请联系Solbada客服中心。'
        : facts.isByHand
          ? '我们会以现金或银行转账方式退还。'
          : '款项最迟在3个工作日内原路退回。到账日期取决于发卡行或电子钱包。',
  }),
  refundRefused: (facts, phone) => ({
    subject: `Solbada观光出租车乘车券未能退款（${orderNumber(facts)}）`,
    heading: '未能退款',
    before: '支付服务商拒绝了退款，因此乘车券未取消，仍然有效。',
    lines: [...ticketLines(facts, 'cn', ticketWords), ...meetingLines(facts, phone, 'cn', ticketWords)],
    button: '查看乘车券',
    after: '您可以在乘车券页面再次取消。如仍无法取消，请联系Solbada客服中心，并提供订单号。',
  }),
  goodwillRefund: (facts) => ({
    subject: `Solbada为您退还部分款项（${orderNumber(facts)}）`,
    heading: '为您退还部分款项',
    before: `您支付的${factsPrice(facts, facts.amount)}中，将退还${factsPrice(facts, facts.refund)}。乘车券仍然有效。`,
    lines: reasonLines(facts, '原因（Solbada填写的原文）', ticketWords),
    button: '查看乘车券',
    after: facts.isByHand
      ? '我们会以现金或银行转账方式退还。'
      : '款项最迟在3个工作日内原路退回。到账日期取决于发卡行或电子钱包。',
  }),
  paymentLink: (facts, phone) => ({
    subject: `请支付您的Solbada观光出租车（${orderNumber(facts)}）`,
    heading: '您的观光出租车等待付款',
    before: '通过下方链接付款后，预订即告确认。在此之前，我们会为您保留车辆。',
    lines: [
      ...ticketLines(facts, 'cn', ticketWords),
      ...meetingLines(facts, phone, 'cn', ticketWords),
      `金额${ticketWords.colon}${factsPrice(facts, facts.amount)}`,
      momentLine('付款截止时间（韩国时间）', facts.payUntil, 'cn', ticketWords),
    ],
    button: '去付款',
    after: '逾期预订将自动取消，不收取任何费用。此链接同时也是您的乘车券，请勿转发给他人。',
  }),
  reportClosed: (facts) => ({
    subject: `关于您Solbada行程问题的回复（${orderNumber(facts)}）`,
    heading: '关于您反馈的问题',
    before: '感谢您告知行程中遇到的问题。我们的回复如下：',
    lines: replyLines(facts, ticketWords),
    button: facts.hasNoAccount ? '客服中心' : '查看乘车券',
    after: '如仍有疑问，请联系Solbada客服中心，并提供订单号。',
  }),
  placeReportClosed: ({ placeName, reply }) => ({
    subject: `关于“${placeName}”信息的回复`,
    heading: '关于您反馈的问题',
    before: `感谢您告知“${placeName}”的介绍有误。我们的回复如下：`,
    lines: typedReply(reply),
    after: '您的邮箱地址已从反馈记录中删除。',
  }),
  ticketWords,
  passLinks: { apple: '添加到 Apple 钱包', google: '添加到 Google 钱包' },
  footer: 'Solbada · 江陵旅行指南。此邮件由系统自动发送，请勿回复。',
};

import type { TourTaxiMessages } from '../ko/tourTaxi.ts';

export const cn: TourTaxiMessages = {
  tourTaxi: {
    title: '观光出租车',
    documentTitle: ({ hours, price }) => `江陵观光出租车：${hours}小时${price}`,
    lead: ({ hours }) =>
      `一辆出租车和司机为您服务${hours}小时。想去哪里、按什么顺序，都由您决定，司机会逐一送您前往。`,
    facts: {
      price: { name: '价格', value: ({ price }) => `每辆车${price}` },
      length: { name: '时长', value: ({ hours }) => `${hours}小时` },
      people: { name: '人数', value: ({ people }) => `最多${people}人` },
      start: {
        name: '出发',
        value: (place, first, last) => `${place === null ? '' : `${place}，`}${first}至${last}`,
      },
    },
    choosePlaces: '挑选想去的地方',
    chosenDeparture: '所选出发地',
    how: '如何使用',
    steps: ({ hours }, place) => [
      `挑选想去的地方，排好顺序。行程页面会告诉您${hours}小时是否来得及。`,
      '选择日期、时间和人数，完成支付。',
      '司机确定后，我们会把司机姓名、车型和车牌号发到您的邮箱。',
      `在出发时间到${place}与司机会合，出示乘车券上的二维码和护照等身份证件。`,
    ],
    included: {
      title: '价格包含',
      items: ({ hours, people }, place) => [
        `出租车和司机${hours}小时，仅载您一行（最多${people}人）`,
        '自选路线：您挑选的地方，按您的顺序',
        `返回${place}的车程`,
        '用韩语向司机展示目的地的乘车券',
      ],
    },
    notIncluded: {
      title: '价格不含',
      items: ({ hours }) => ['门票和餐费', `超出${hours}小时的时间`],
    },
    meeting: {
      title: '会合地点',
      otherText: '司机会在出发时间于您所选出发地的会合地点等候。请核对邮件或乘车券上的车牌号。',
      text: '司机会在出发时间于江陵站（KTX）前等候。请核对邮件或乘车券上的车牌号。',
      call: '找不到司机时，请拨打：',
      picture: '插画：江陵站前停着一辆出租车，两位旅客带着行李箱',
    },
    longer: '延长时间',
    questions: '常见问题',
    answers: ({ price, people }, changeHours) => [
      {
        question: '以什么货币扣款？',
        answer: `刷卡以韩元（KRW）扣款，金额为${price}。境外银行卡按发卡行的汇率换算。如支付页面提供PayPal或境外电子钱包，选择后按支付前显示的金额以美元（USD）扣款。`,
      },
      {
        question: '谁可以购买？',
        answer: '乘车券面向外国游客。需要注册账号，乘客姓名须与护照等身份证件一致。',
      },
      {
        question: `超过${people}人怎么办？`,
        answer: `每辆车最多乘坐${people}人。人数较多时，请按相同的地点和时间，为每辆车各购买一张乘车券。`,
      },
      {
        question: '不会韩语可以吗？',
        answer:
          '可以。乘车券会用韩语向司机展示目的地。在“与司机对话”中选择要说的话，屏幕会以大号韩文显示，司机的回答则以您的语言显示。',
      },
      {
        question: '可以更改日期或时间吗？',
        answer: `可以。出发前${changeHours}小时以前，您可在乘车券页面免费更改日期、时间、人数和地点。之后请联系客服中心。`,
      },
      {
        question: '如果无法成行怎么办？',
        answer: '因本公司或司机的原因、自然灾害等无法成行的，我们会全额退款。',
      },
    ],
  },
};

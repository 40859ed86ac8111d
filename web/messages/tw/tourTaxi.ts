import type { TourTaxiMessages } from '../ko/tourTaxi.ts';

export const tw: TourTaxiMessages = {
  tourTaxi: {
    title: '觀光計程車',
    documentTitle: ({ hours, price }) => `江陵觀光計程車：${hours}小時${price}`,
    lead: ({ hours }) =>
      `一輛計程車和司機為您服務${hours}小時。想去哪裡、怎麼排順序都由您決定，司機會逐一載您前往。`,
    facts: {
      price: { name: '價格', value: ({ price }) => `每輛車${price}` },
      length: { name: '時間', value: ({ hours }) => `${hours}小時` },
      people: { name: '人數', value: ({ people }) => `最多${people}人` },
      start: {
        name: '出發',
        value: (place, first, last) => `${place === null ? '' : `${place}，`}${first}至${last}`,
      },
    },
    choosePlaces: '挑選想去的地方',
    chosenDeparture: '所選出發地',
    how: '怎麼使用',
    steps: ({ hours }, place) => [
      `挑選想去的地方，排好順序。行程頁面會告訴您${hours}小時是否走得完。`,
      '選擇日期、時間和人數，完成付款。',
      '司機確定後，我們會把司機姓名、車款和車牌號碼寄到您的電子郵件。',
      `在出發時間到${place}與司機會合，出示乘車券上的QR Code和護照等身分證件。`,
    ],
    included: {
      title: '價格包含',
      items: ({ hours, people }, place) => [
        `計程車和司機${hours}小時，只載您一行人（最多${people}人）`,
        '自選路線：您挑選的地方，照您的順序',
        `返回${place}的車程`,
        '以韓語向司機出示目的地的乘車券',
      ],
    },
    notIncluded: {
      title: '價格不含',
      items: ({ hours }) => ['門票和餐費', `超過${hours}小時的時間`],
    },
    meeting: {
      title: '會合地點',
      otherText: '司機會在出發時間於您所選出發地的會合地點等候。請核對電子郵件或乘車券上的車牌號碼。',
      text: '司機會在出發時間於江陵站（KTX）前等候。請核對電子郵件或乘車券上的車牌號碼。',
      call: '找不到司機時，請撥打：',
      picture: '插畫：江陵站前停著一輛計程車，兩位旅客帶著行李箱',
    },
    longer: '延長時間',
    questions: '常見問題',
    answers: ({ price, people }, changeHours) => [
      {
        question: '以哪種貨幣扣款？',
        answer: `刷卡以韓元（KRW）扣款，金額為${price}。海外發行的信用卡依發卡銀行的匯率換算。若付款頁面提供PayPal或海外電子支付，選擇後依付款前顯示的金額以美元（USD）扣款。`,
      },
      {
        question: '誰可以購買？',
        answer: '乘車券適用於外國旅客。需要註冊帳號，乘客姓名須與護照等身分證件一致。',
      },
      {
        question: `超過${people}人怎麼辦？`,
        answer: `每輛車最多搭乘${people}人。人數較多時，請以相同的地點和時間，為每輛車各購買一張乘車券。`,
      },
      {
        question: '不會韓語也可以嗎？',
        answer:
          '可以。乘車券會以韓語向司機顯示目的地。在「與司機對話」中選擇想說的話，畫面會以大字韓文顯示，司機的回答則以您的語言顯示。',
      },
      {
        question: '可以更改日期或時間嗎？',
        answer: `可以。出發前${changeHours}小時以前，您可在乘車券頁面免費更改日期、時間、人數和地點。之後請聯絡客服中心。`,
      },
      {
        question: '如果無法成行怎麼辦？',
        answer: '因本公司或司機的因素、天災等而無法成行時，我們會全額退款。',
      },
    ],
  },
};

import type { Language } from '../languages.ts';
import type { VisitorMessageKind } from './badDay.ts';

interface MessageTexts {
  readonly headings: Record<VisitorMessageKind, string>;
  readonly texts: Record<VisitorMessageKind, string>;
}

/** The prepared messages to all visitors of a day, as they are mailed and as the desk shows them beforehand. */
export const visitorMessageTexts: Record<Language, MessageTexts> = {
  ko: {
    headings: {
      rain: '투어 날 비가 예보되어 있습니다',
      traffic: '투어 날 길이 막힐 수 있습니다',
      meeting: '10분 일찍 와 주세요',
      other: '투어에 관해 알려 드립니다',
    },
    texts: {
      rain: '비가 예보되어 있지만 투어는 예정대로 운행합니다. 우산이나 우비를 준비해 주세요. 방문 순서는 기사님과 의논해 바꾸실 수 있습니다.',
      traffic:
        '길이 많이 막힐 것으로 보입니다. 투어는 예정대로 운행하지만 기사님이 최대 15분 늦을 수 있습니다. 만나는 곳에서 기다려 주세요.',
      meeting:
        '만나는 곳이 붐빌 것으로 보입니다. 출발 10분 전까지 오셔서 이용권에 있는 차량 번호를 찾아 주세요.',
      other: '솔바다에서 예약하신 투어에 관해 알려 드릴 것이 있습니다.',
    },
  },
  en: {
    headings: {
      rain: 'Rain is forecast for your tour',
      traffic: 'Expect heavy traffic on your tour',
      meeting: 'Please come 10 minutes early',
      other: 'A message about your tour',
    },
    texts: {
      rain: 'Rain is forecast, but your tour takes place as planned. Please bring an umbrella or a raincoat. You can agree on another order of stops with your driver.',
      traffic:
        'We expect heavy traffic. Your tour takes place as planned, but your driver may be up to 15 minutes late. Please wait at the meeting point.',
      meeting:
        'We expect crowds at the meeting point. Please come 10 minutes before the start, and look for the number plate on your ticket.',
      other: 'We have something to tell you about your tour.',
    },
  },
  cn: {
    headings: {
      rain: '行程当天预报有雨',
      traffic: '行程当天可能堵车',
      meeting: '请提前10分钟到达',
      other: '关于您的行程',
    },
    texts: {
      rain: '预报有雨，但行程照常进行。请带好雨伞或雨衣。您可以与司机商量调整游览顺序。',
      traffic: '预计道路拥堵。行程照常进行，但司机最多可能晚到15分钟，请在会合地点等候。',
      meeting: '预计会合地点人较多。请在出发前10分钟到达，并按乘车券上的车牌号找车。',
      other: '关于您预订的行程，我们有事告知。',
    },
  },
  tw: {
    headings: {
      rain: '行程當天預報有雨',
      traffic: '行程當天可能塞車',
      meeting: '請提早10分鐘抵達',
      other: '關於您的行程',
    },
    texts: {
      rain: '預報有雨，但行程照常進行。請準備雨傘或雨衣。您可以和司機商量調整行程順序。',
      traffic: '預計路上車多。行程照常進行，但司機最多可能晚到15分鐘，請在會合地點稍候。',
      meeting: '預計會合地點人潮較多。請在出發前10分鐘抵達，並依乘車券上的車牌號碼找車。',
      other: '關於您預訂的行程，我們有事通知您。',
    },
  },
  ja: {
    headings: {
      rain: 'ツアー当日は雨の予報です',
      traffic: 'ツアー当日は渋滞が見込まれます',
      meeting: '10分前にお越しください',
      other: 'ツアーについてのお知らせ',
    },
    texts: {
      rain: '雨の予報ですが、ツアーは予定どおり運行します。傘やレインコートをご用意ください。訪れる順番は、運転手さんと相談して変えることができます。',
      traffic:
        '道路の渋滞が見込まれます。ツアーは予定どおり運行しますが、運転手の到着が最大15分遅れることがあります。待ち合わせ場所でお待ちください。',
      meeting:
        '待ち合わせ場所の混雑が見込まれます。出発の10分前にお越しになり、利用券にある車のナンバーをお探しください。',
      other: 'ご予約のツアーについて、お知らせがあります。',
    },
  },
};

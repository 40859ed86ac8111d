import type { PlaceMessages } from '../ko/place.ts';

/** Words about opening hours: businesses 営業, sights 利用; how they say that they are open, and that they will be. */
const openingOf = (verb: '営業' | '利用', open: string, opens: string) => ({
  hours: `${verb}時間`,
  hoursUnknown: `${verb}時間の情報がありません。`,
  checkFirst: `${verb}時間や休業日は変わることがあります。お出かけ前にご確認ください。`,
  openAllDay: `${open} · 24時間`,
  openUntil: (time: string) => `${open} · ${time}まで`,
  closed: `${verb}時間外`,
  opensToday: (time: string) => `${verb}時間外 · 本日${time}から`,
  opensTomorrow: (time: string) => `${verb}時間外 · 明日${time}から`,
  opensOn: (day: string, time: string) => `${verb}時間外 · ${day}の${time}から`,
  opensSomeTimeOn: (day: string) => `${verb}時間外 · ${day}に${opens}`,
  unknown: `${verb}時間は要確認`,
});

/** Restaurants, shops and places to stay. */
const business = openingOf('営業', '営業中', '営業');

export const ja: PlaceMessages = {
  place: {
    gallery: 'ギャラリー',
    illustration: '画像はイラストです。',
    map: '地図',
    mapOf: (name) => `${name}の場所`,
    mapLater: '地図を動かすにはJavaScriptが必要です。',
    zoomIn: '拡大',
    zoomOut: '縮小',
    like: 'お気に入り',
    likeNeedsLogin: 'お気に入りに保存するにはログインしてください。',
    likeFailed: '保存できませんでした。もう一度お試しください。',
    likeWaiting: 'オンラインになると反映されます。',
    addToJourney: 'プランに追加',
    journeyFull: (most) =>
      `プランに追加できるのは${most}か所までです。「マイプラン」で1か所削除すると、ここを追加できます。`,
    inJourney: 'プランに追加しました。',
    openJourney: 'マイプランを見る',
    showDriver: '運転手さんに見せる',
    share: '共有',
    notSaved: 'この端末に保存できませんでした。ブラウザーの保存領域をご確認ください。',
    loading: '場所の情報を読み込んでいます…',
    cannotLoad: '場所の情報を読み込めませんでした。',
    points: '知っておきたいこと',
    tags: 'テーマ',
    noInfo: '情報はまだありません。',
    noAddress: '住所の情報がありません。',
    address: '住所',
    koreanAddress: '韓国語の住所',
    phone: '電話',
    noPhone: '電話番号の情報がありません。',
    weekDays: { MON: '月', TUE: '火', WED: '水', THU: '木', FRI: '金', SAT: '土', SUN: '日' },
    everyDay: '毎日',
    dayRange: (first, last) => `${first}～${last}`,
    timeRange: (opens, closes) => `${opens}～${closes}`,
    months: (first, last) => (first > last ? `${first}月～翌${last}月` : `${first}～${last}月`),
    list: (parts) => parts.join('、'),
    closedOn: (days) => `${days.join('・')}曜休み`,
    allDay: '24時間',
    hoursDoubtful: '確かではない情報です。お出かけ前に必ずご確認ください。',
    checked: {
      on: ({ year, month, day }) => `${year}年${month}月${day ? `${day}日` : ''}確認`,
      overAYearAgo: (checked) => `${checked}（1年以上前）`,
      undated: '確認日不明',
    },
    nearby: '近くの場所',
    credit: '出典：韓国観光公社（TourAPI）および公開情報。イラスト：ソルバダ。',
    copy: 'コピー',
    copied: 'コピーしました',
    inKorean: 'この内容は韓国語のみの掲載です。',
    report: {
      open: '情報に誤りがありますか？',
      offline: '誤りを知らせるにはインターネットに接続してください。',
    },
    shared: {
      copied: 'リンクをコピーしました。',
      notCopied: (address) => `コピーできませんでした。こちらのリンクをご利用ください：${address}`,
    },
    opening: {
      shop: business,
      stay: business,
      sight: openingOf('利用', '利用できます', '利用できます'),
      weekDays: {
        MON: '月曜日',
        TUE: '火曜日',
        WED: '水曜日',
        THU: '木曜日',
        FRI: '金曜日',
        SAT: '土曜日',
        SUN: '日曜日',
      },
    },
  },
};

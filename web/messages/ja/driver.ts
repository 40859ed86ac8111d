import type { DriverMessages } from '../ko/driver.ts';

export const ja: DriverMessages = {
  driver: {
    title: '運転手さんに見せるカード',
    planTitle: '運転手さんに見せるプラン',
    description:
      'タクシーの運転手さんに、行き先を大きな韓国語の文字で見せられます。一度開いておけば、オフラインでも使えます。',
    loading: 'カードを読み込んでいます…',
    goHere: 'ここまでお願いします。',
    address: '住所',
    phone: '電話',
    noAddress: '住所の情報がありません。',
    noPhone: '電話番号の情報がありません。',
    stops: 'すべての行き先',
    empty: 'まだ場所が選ばれていません。まず行きたい場所を追加してください。',
    findPlaces: '場所を探す',
    gone: 'このガイドでは案内を終了した場所です。',
    allGone: '選んだ場所はすべて案内を終了しています。',
    kept: 'この端末に保存しました。オフラインでも開けます。',
    offline: 'オフライン：この端末に保存したカードを表示しています。',
  },
};

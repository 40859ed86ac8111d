import type { DriverMessages } from '../ko/driver.ts';

export const ja: DriverMessages = {
  driver: {
    title: 'ドライバーに見せるカード',
    planTitle: 'ドライバーに見せるプラン',
    description:
      '行き先を大きな韓国語の文字で、タクシーのドライバーに見せられます。一度開いておけば、オフラインでも使えます。',
    loading: 'カードを読み込み中…',
    goHere: 'ここまでお願いします。',
    address: '住所',
    phone: '電話',
    noAddress: '住所の情報がありません。',
    noPhone: '電話番号の情報がありません。',
    talk: 'ドライバーと話す',
    stops: 'すべての行き先',
    empty: 'まだ場所がありません。まずは行きたい場所を選んでください。',
    ticket: (day) => `${day}の利用券`,
    findPlaces: '場所を探す',
    gone: 'このガイドでの掲載を終了した場所です。',
    allGone: '選んだ場所は、すべて掲載を終了しました。',
    kept: 'この端末に保存しました。オフラインでも開けます。',
    offline: 'オフラインのため、この端末に保存したカードを表示しています。',
  },
};

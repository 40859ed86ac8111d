import type { ListMessages } from './ko.ts';

export const ja: ListMessages = {
  list: {
    title: { tour: '江陵の観光スポット', restaurant: '江陵のグルメ', accommodation: '江陵の宿' },
    searchTitle: (word) => `「${word}」の検索結果`,
    description: '江陵の見どころ、グルメ、宿をテーマ別に探せます。地図、営業時間、住所も掲載しています。',
    category: 'カテゴリー',
    hasResults: '検索結果あり',
    themes: 'テーマ',
    count: (count) => `${count.toLocaleString('ja')}件`,
    sort: '並べ替え',
    popular: '人気順',
    name: '名前順',
    openNow: '営業中',
    openCount: (count, time) => `営業中 ${count}（韓国時間${time}現在）`,
    leftOut: (count) => `営業時間が確認できない${count.toLocaleString('ja')}件は除いています。`,
    nearest: '近い順',
    nearestNeedsPlace:
      '近い順に並べるには「現在地からの距離」を押してください。それまでは人気順で表示します。',
    places: '場所',
    map: '地図',
    noResultsHint: '別のキーワードで検索するか、選択した条件を外してみてください。',
    clear: '条件をクリア',
    more: 'もっと見る',
    loadingMore: 'さらに読み込み中…',
    end: 'すべて表示しました',
    page: (page) => `${page}ページ`,
    onMap: {
      title: 'リストのスポットの地図',
      loading: '地図を読み込んでいます…',
      zoomIn: '拡大',
      zoomOut: '縮小',
      chosen: '選択中のスポット',
    },
  },
};

import type { HomeMessages } from '../ko/home.ts';

export const ja: HomeMessages = {
  home: {
    title: 'ソルバダ｜江陵（カンヌン）の旅行ガイドと旅行プラン',
    description: '江陵（カンヌン）の観光スポット、グルメ、宿を多言語で案内。旅行プランも立てられます。',
    heading: '松林と海の街、江陵',
    intro: 'ガイドもプランも観光タクシーも、ここひとつ。',
    stays: 'おすすめの宿',
    rotation: { pause: '自動切り替えを停止', play: '自動切り替えを開始' },
    topFive: '人気TOP 5',
    topFiveLead: '江陵がはじめてなら、まずはここへ',
    seeAll: (topic) => `「${topic}」をすべて見る`,
    count: (count) => `${count.toLocaleString('ja')}件`,
    openNow: '営業中・見学可の場所',
    banners: '旅のお知らせ',
    bannersTitle: '出かける前に',
    bannersLead: '祭りの日程や列車の切符は、公式サイトで確認できます。',
    festivals: {
      title: '開催中・まもなく始まるお祭り',
      now: '開催中',
      soon: 'まもなく開催',
      site: '公式サイト',
    },
    newWindow: '新しいウィンドウで開きます',
    bannerItems: {
      city: { title: '江陵市の観光サイト', text: '祭りやイベントの情報' },
      national: { title: '韓国観光公社 VISITKOREA', text: '韓国各地の旅行情報' },
      railway: { title: 'KTXで江陵へ', text: '韓国鉄道公社（KORAIL）の時刻表と切符' },
    },
  },
};

import type { HomeMessages } from './ko.ts';

export const ja: HomeMessages = {
  home: {
    title: 'ソルバダ｜江陵の旅行ガイドと旅の計画',
    description: '江陵の観光スポット、グルメ、宿を4つの言語で探して、一日の旅を組み立てられるガイドです。',
    heading: '松林と海の街、江陵',
    intro: '砂浜と韓屋、コーヒーとスンドゥブ。行きたい場所を見つけて、自分だけの一日をつくりましょう。',
    stays: 'おすすめの宿',
    topFive: '人気TOP 5',
    topFiveLead: 'はじめての方がよく訪れる場所',
    seeAllOf: (topic) => `「${topic}」をすべて見る`,
    banners: '旅の案内',
    newWindow: '新しいウィンドウで開きます',
    bannerItems: {
      city: { title: '江陵市の観光サイト', text: '祭りやイベントの情報はこちら' },
      national: { title: '韓国観光公社 VISITKOREA', text: '韓国各地の旅行情報' },
      railway: { title: 'KTXで江陵へ', text: '時刻と切符は韓国鉄道公社で' },
    },
  },
};

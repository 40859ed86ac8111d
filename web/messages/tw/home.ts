import type { HomeMessages } from '../ko/home.ts';

export const tw: HomeMessages = {
  home: {
    title: 'Solbada｜江陵旅行指南與行程規劃',
    description: '以五種語言查詢江陵的景點、美食和住宿，輕鬆安排一日行程。',
    heading: '江陵，松林盡處是大海',
    intro: '旅遊指南、行程規劃、觀光計程車，一次搞定。',
    stays: '推薦住宿',
    rotation: { pause: '暫停輪播', play: '播放輪播' },
    topFive: '人氣TOP 5',
    topFiveLead: '第一次到江陵，先看這幾處',
    seeAll: (topic) => `查看全部${topic}`,
    count: (count) => `${count.toLocaleString('zh-Hant')}個地點`,
    openNow: '現在開放',
    banners: '旅行資訊',
    bannersTitle: '出發之前',
    bannersLead: '節慶日期和火車票，請以官方網站為準。',
    festivals: { title: '正在舉行與即將開始的慶典', now: '進行中', soon: '即將開始', site: '官方網站' },
    newWindow: '在新視窗開啟',
    bannerItems: {
      city: { title: '江陵市旅遊官網', text: '了解節慶與活動資訊' },
      national: { title: '韓國旅遊官網 VISITKOREA', text: '繼續探索韓國各地' },
      railway: { title: '搭KTX到江陵', text: '在韓國鐵道公社（KORAIL）查詢班次、訂票' },
    },
  },
};

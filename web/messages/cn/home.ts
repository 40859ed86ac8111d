import type { HomeMessages } from '../ko/home.ts';

export const cn: HomeMessages = {
  home: {
    title: 'Solbada｜江陵旅行指南与行程规划',
    description: '用五种语言查找江陵的景点、美食和住宿，轻松安排一日行程。',
    heading: '江陵，松林尽处是大海',
    intro: '旅行指南、行程规划、观光出租车，一站搞定。',
    stays: '推荐住宿',
    rotation: { pause: '暂停轮播', play: '播放轮播' },
    topFive: '人气TOP 5',
    topFiveLead: '初到江陵，可以先看这几处',
    seeAll: (topic) => `查看全部${topic}`,
    count: (count) => `${count.toLocaleString('zh-Hans')}个地点`,
    openNow: '现在开放',
    banners: '旅行资讯',
    bannersTitle: '出发之前',
    bannersLead: '节庆日程和火车票，请以官方网站为准。',
    festivals: { title: '正在举行和即将开始的庆典', now: '进行中', soon: '即将开始', site: '官方网站' },
    newWindow: '在新窗口打开',
    bannerItems: {
      city: { title: '江陵市旅游官网', text: '了解节庆与活动信息' },
      national: { title: '韩国旅游官网 VISITKOREA', text: '继续探索韩国各地' },
      railway: { title: '乘KTX到江陵', text: '在韩国铁道公社（KORAIL）查询车次、购买车票' },
    },
  },
};

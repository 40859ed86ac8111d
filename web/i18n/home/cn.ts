import type { HomeMessages } from './ko.ts';

export const cn: HomeMessages = {
  home: {
    title: '松海 Solbada｜江陵旅行指南与行程规划',
    description: '用四种语言查找江陵的景点、美食和住宿，轻松安排一天的行程。',
    heading: '江陵，松林遇见大海',
    intro: '海滩与韩屋，咖啡与嫩豆腐。找到想去的地方，排好属于自己的一天。',
    stays: '推荐住宿',
    topFive: '人气TOP 5',
    topFiveLead: '初次到访的游客常去的地方',
    seeAllOf: (topic) => `查看全部${topic}`,
    banners: '旅行资讯',
    newWindow: '在新窗口打开',
    bannerItems: {
      city: { title: '江陵市旅游官网', text: '节庆与活动信息' },
      national: { title: '韩国旅游官网 VISITKOREA', text: '继续探索韩国各地' },
      railway: { title: '乘KTX到江陵', text: '在韩国铁道公社查询车次与车票' },
    },
  },
};

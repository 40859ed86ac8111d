import type { ListMessages } from './ko.ts';

export const cn: ListMessages = {
  list: {
    title: { tour: '江陵景点', restaurant: '江陵美食', accommodation: '江陵住宿' },
    searchTitle: (word) => `“${word}”的搜索结果`,
    description: '按主题浏览江陵的好去处，附地图、营业时间和地址。',
    category: '分类',
    hasResults: '有搜索结果',
    themes: '主题',
    count: (count) => `${count.toLocaleString('zh-Hans')}个地点`,
    sort: '排序',
    popular: '按人气',
    name: '按名称',
    openNow: '正在营业',
    openCount: (count, time) => `${count}正在营业（韩国时间${time}）`,
    leftOut: (count) => `另有${count.toLocaleString('zh-Hans')}个地点营业时间待确认，未列入。`,
    nearest: '由近到远',
    nearestNeedsPlace: '要由近到远排列，请点“离我多远”。在此之前按人气排列。',
    places: '地点',
    map: '地图',
    noResultsHint: '换个关键词试试，或取消已选的条件。',
    clear: '清除条件',
    more: '查看更多',
    loadingMore: '正在加载更多…',
    end: '已经到底了',
    page: (page) => `第${page}页`,
  },
};

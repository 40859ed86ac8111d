import type { DriverMessages } from '../ko/driver.ts';

export const cn: DriverMessages = {
  driver: {
    title: '给司机看的卡片',
    planTitle: '给司机看的行程',
    description: '以大号韩文向出租车司机出示目的地。打开过一次后，没有网络也能查看。',
    loading: '正在加载卡片…',
    goHere: '请送我到这里。',
    address: '地址',
    phone: '电话',
    noAddress: '暂无地址。',
    noPhone: '暂无电话号码。',
    talk: '与司机对话',
    stops: '全部地点',
    empty: '还没有选择地点。请先添加想去的地方。',
    ticket: (day) => `${day}的乘车券`,
    findPlaces: '查找地点',
    gone: '该地点已不再收录。',
    allGone: '您选择的地点均已不再收录。',
    kept: '已保存在此设备上，没有网络也能打开。',
    offline: '离线：正在显示此设备上保存的卡片。',
  },
};

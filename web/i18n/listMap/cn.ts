import type { ListMapWords } from './ko.ts';

export const cn: ListMapWords = {
  title: '列表中地点的地图',
  loading: '正在加载地图…',
  zoomIn: '放大',
  zoomOut: '缩小',
  chosen: '所选地点',
};

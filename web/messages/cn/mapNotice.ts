import type { MapNoticeWords } from '../ko/mapNotice.ts';

export const cn: MapNoticeWords = {
  fallback: '详细地图未能加载，现显示我们手绘的地图。',
};

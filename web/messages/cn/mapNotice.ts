import type { MapNoticeMessages } from '../ko/mapNotice.ts';

export const cn: MapNoticeMessages = {
  fallback: '详细地图未能加载，现显示我们手绘的地图。',
};

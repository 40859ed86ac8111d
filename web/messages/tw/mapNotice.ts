import type { MapNoticeMessages } from '../ko/mapNotice.ts';

export const tw: MapNoticeMessages = {
  fallback: '無法載入詳細地圖，目前顯示我們手繪的地圖。',
};

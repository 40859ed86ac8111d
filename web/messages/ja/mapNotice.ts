import type { MapNoticeMessages } from '../ko/mapNotice.ts';

export const ja: MapNoticeMessages = {
  fallback: '詳しい地図を読み込めなかったため、ソルバダの手描きの地図を表示しています。',
};

import type { MapNoticeWords } from '../ko/mapNotice.ts';

export const ja: MapNoticeWords = {
  fallback: '詳しい地図を読み込めなかったため、ソルバダの手描きの地図を表示しています。',
};

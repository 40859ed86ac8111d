import type { ListMapWords } from './ko.ts';

export const ja: ListMapWords = {
  title: 'リストのスポットの地図',
  loading: '地図を読み込んでいます…',
  zoomIn: '拡大',
  zoomOut: '縮小',
  chosen: '選択中のスポット',
};

import type { MapNoticeWords } from '../ko/mapNotice.ts';

export const en: MapNoticeWords = {
  fallback: 'The detailed map could not be loaded, so here is our own drawing of the region.',
};

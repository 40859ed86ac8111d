import type { MapNoticeMessages } from '../ko/mapNotice.ts';

export const en: MapNoticeMessages = {
  fallback: 'The detailed map couldn’t be loaded, so here is our own drawing of the region.',
};

import type { ListMapWords } from './ko.ts';

export const en: ListMapWords = {
  title: 'The places of the list on a map',
  loading: 'Loading the map…',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  chosen: 'Chosen place',
};

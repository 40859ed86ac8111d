import { drawPictures } from './drawPictures.ts';

/** The build runs this file and serves what it writes; nothing imports it (scripts/build.mjs). */
await drawPictures('content/pictures', 'dist/pictures');

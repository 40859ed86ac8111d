import { drawPictures } from '../../drawings/drawPictures.ts';

await drawPictures('content/pictures', 'dist/pictures');

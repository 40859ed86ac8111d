import { describe, expect, it } from 'vitest';
import { byLanguage } from '../../domain/languages.ts';
import { contentPictures, drawingNames } from './contentPictures.ts';
import type { PlacePicture } from './pictureFile.ts';

const alt = byLanguage((language) => `in ${language}`);
const sceneOf = (view: string): PlacePicture => ({ scene: { view, hour: 'day' }, alt });
const photographOf = (letter: string): PlacePicture => ({
  photograph: letter.repeat(64),
  credit: 'Kim',
  licence: 'own',
  alt,
});
const drawn = ['beach', 'harbour'].map((view, index) => ({
  name: `place-${index + 1}`,
  picture: sceneOf(view),
}));

describe('the pictures of a place', () => {
  it('puts photographs before drawings, each in their order', () => {
    const pictures = [sceneOf('harbour'), photographOf('b'), sceneOf('beach'), photographOf('a')];
    expect(contentPictures(pictures, drawn)).toEqual([
      photographOf('b'),
      photographOf('a'),
      { name: 'place-2', alt },
      { name: 'place-1', alt },
    ]);
  });

  it('finds a drawing by its scene, with the text of the edition', () => {
    const edited = { ...sceneOf('beach'), alt: { ...alt, en: 'another text' } };
    expect(contentPictures([edited, sceneOf('mountain')], drawn)).toEqual([
      { name: 'place-1', alt: { ...alt, en: 'another text' } },
    ]);
  });

  it('names a drawing for the previous release even where there is none', () => {
    expect(drawingNames('place', contentPictures([photographOf('a')], drawn))).toEqual(['place-1']);
  });
});

import { describe, expect, it } from 'vitest';
import { byLanguage } from '../../domain/languages.ts';
import { contentPictures, drawingNames } from './contentPictures.ts';
import type { PlacePicture } from './pictureFile.ts';

const alt = byLanguage((language) => `in ${language}`);
const testScene = (view: string): PlacePicture => ({ scene: { view, hour: 'day' }, alt });
const testPhotograph = (letter: string): PlacePicture => ({
  photograph: letter.repeat(64),
  credit: 'Kim',
  licence: 'own',
  alt,
});
const drawn = ['beach', 'harbour'].map((view, index) => ({
  name: `place-${index + 1}`,
  picture: testScene(view),
}));

describe('the pictures of a place', () => {
  it('puts photographs before drawings, each in their order', () => {
    const pictures = [testScene('harbour'), testPhotograph('b'), testScene('beach'), testPhotograph('a')];
    expect(contentPictures(pictures, drawn)).toEqual([
      testPhotograph('b'),
      testPhotograph('a'),
      { name: 'place-2', alt },
      { name: 'place-1', alt },
    ]);
  });

  it('finds a drawing by its scene, with the text of the edition', () => {
    const edited = { ...testScene('beach'), alt: { ...alt, en: 'another text' } };
    expect(contentPictures([edited, testScene('mountain')], drawn)).toEqual([
      { name: 'place-1', alt: { ...alt, en: 'another text' } },
    ]);
  });

  it('names a drawing for the previous release even where there is none', () => {
    expect(drawingNames('place', contentPictures([testPhotograph('a')], drawn))).toEqual(['place-1']);
  });
});

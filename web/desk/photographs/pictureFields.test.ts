import { describe, expect, it } from 'vitest';
import type { PictureField } from '../../../contract/desk/placeFields.ts';
import { byLanguage } from '../../../domain/languages.ts';
import {
  drawingField,
  findFileFault,
  maxPictures,
  movePicture,
  moveTarget,
  newPhotograph,
  pictureAddress,
  pictureKey,
  pictureNumber,
  unusedDrawings,
  withPhotograph,
} from './pictureFields.ts';

const alt = byLanguage(() => '');
const drawings = ['beach', 'harbour'].map((view) => ({ scene: { view }, url: `/pictures/${view}.svg`, alt }));
const [beach, harbour] = drawings.map(drawingField);
const [a, b] = ['a', 'b'].map((letter) => letter.repeat(64));
const both: PictureField[] = [newPhotograph(a ?? ''), ...drawings.map(drawingField)];

describe('Desk: the pictures of a place', () => {
  it('adds a photograph behind the others and before the drawings, once', () => {
    const added = withPhotograph(both, b ?? '');
    expect(added.map(pictureKey)).toEqual([a, b, ...drawings.map(({ scene }) => JSON.stringify(scene))]);
    expect(withPhotograph(added, b ?? '')).toEqual(added);
    const full = Array.from({ length: maxPictures }, (_, number) => newPhotograph(`${number}`.repeat(64)));
    expect(withPhotograph(full, a ?? '')).toEqual(full);
  });

  it('moves pictures among their kind alone', () => {
    expect([
      moveTarget(both, 0, 1),
      moveTarget(both, 0, -1),
      moveTarget(both, 1, -1),
      moveTarget(both, 1, 1),
    ]).toEqual([null, null, null, 2]);
    expect(movePicture(both, 1, 1)).toEqual([both[0], harbour, beach]);
    expect(movePicture(both, 0, 1)).toEqual(both);
    expect([0, 1, 2].map((index) => pictureNumber(both, index))).toEqual([1, 1, 2]);
  });

  it('knows drawings by their scenes, also those that are left out', () => {
    expect(both.map((picture) => pictureAddress(picture, drawings))).toEqual([
      `/photographs/${a}-1200.jpg#whole`,
      '/pictures/beach.svg',
      '/pictures/harbour.svg',
    ]);
    expect(pictureAddress({ scene: { view: 'gone' }, alt }, drawings)).toBe('');
    expect(unusedDrawings(both.slice(0, 2), drawings)).toEqual(drawings.slice(1));
  });

  it('refuses a file of another kind before it is sent', () => {
    expect(
      [
        { type: 'image/jpeg', size: 0 },
        { type: 'image/gif', size: 9 },
        { type: 'image/avif', size: 21 * 1024 * 1024 },
        { type: 'image/webp', size: 20 * 1024 * 1024 },
      ].map(findFileFault),
    ).toEqual(['empty', 'otherType', 'tooLarge', null]);
  });
});

import { cpSync, existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { ContentError } from './contentError.ts';
import { readContent } from './readContent.ts';

const real = fileURLToPath(new URL('../../content', import.meta.url));
const first = 'places/001-gyeongpo-beach.json';
const second = 'places/002-';
const record = z.record(z.string(), z.unknown());

test('finds no fault in the content of the guide', async () => {
  const { places, themes } = await readContent(real);
  expect(places).toHaveLength(228);
  expect(themes).toHaveLength(11);
});

describe('a content folder with faults', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'solbada-content-'));
    cpSync(real, folder, { recursive: true });
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  /** Files that the test has changed. They are restored after it, since copying the whole folder takes a second. */
  const changed = new Set<string>();
  afterEach(async () => {
    for (const file of changed) {
      await rm(join(folder, file), { force: true });
      if (existsSync(join(real, file))) cpSync(join(real, file), join(folder, file));
    }
    changed.clear();
  });

  /** Writes a file of the folder, or removes it. */
  async function change(file: string, text: string | null): Promise<void> {
    changed.add(file);
    await (text === null ? rm(join(folder, file)) : writeFile(join(folder, file), text));
  }

  /** Changes the first place; returns the error of reading the folder. */
  async function catchFault(
    spoil: (place: Record<string, unknown>) => void,
    file = first,
  ): Promise<ContentError> {
    const place = record.parse(JSON.parse(await readFile(join(folder, file), 'utf8')));
    spoil(place);
    await change(file, JSON.stringify(place));
    return readFault();
  }

  async function readFault(): Promise<ContentError> {
    const thrown = await readContent(folder).then(
      () => undefined,
      (error: unknown) => error,
    );
    if (!(thrown instanceof ContentError)) throw new Error(`Not a ContentError: ${thrown}`);
    expect(thrown.message).not.toContain('\n');
    return thrown;
  }

  const texts = {
    ko: '한국어로 쓴 글입니다',
    en: 'A text in English',
    cn: '用中文写的一段文字',
    tw: '用中文寫的一段文字',
    ja: '日本語の文章です',
  };
  const faults: [string, (place: Record<string, unknown>) => void, string][] = [
    [
      'a missing language',
      (place) => Object.assign(place, { summary: { ...texts, ja: undefined } }),
      'summary.ja',
    ],
    [
      'a blank language',
      (place) => Object.assign(place, { summary: { ...texts, cn: '          ' } }),
      'summary.cn',
    ],
    [
      'a text that is too long',
      (place) => Object.assign(place, { name: { ...texts, en: 'x'.repeat(61) } }),
      'name.en',
    ],
    [
      'a latitude outside',
      (place) => Object.assign(place, { position: { lat: 38.1, lng: 128.9 } }),
      'position.lat',
    ],
    [
      'swapped coordinates',
      (place) => Object.assign(place, { position: { lat: 128.9, lng: 37.8 } }),
      'position.lat',
    ],
    ['an unknown theme', (place) => Object.assign(place, { themes: ['sea', 'space'] }), 'themes.1'],
    ['no theme', (place) => Object.assign(place, { themes: [] }), 'themes'],
    ['an unknown type', (place) => Object.assign(place, { type: 'museum' }), 'type'],
    ['a phone out of shape', (place) => Object.assign(place, { phone: '33 640' }), 'phone'],
    ['a low confidence', (place) => Object.assign(place, { confidence: 'low' }), 'confidence'],
    [
      'hours on a closed day',
      (place) =>
        Object.assign(place, {
          hours: {
            weekDays: ['MON'],
            periods: [{ days: ['TUE'], opens: '09:00', closes: '18:00' }],
            note: null,
          },
        }),
      'hours.periods.0.days',
    ],
  ];
  const checked = {
    hours: { on: '2026-10', source: 'list' },
    phone: { on: null, source: 'list' },
    address: { on: null, source: 'list' },
    text: { on: null, source: 'list' },
  };
  const checkFaults: typeof faults = [
    ['no dates of checks', (place) => Reflect.deleteProperty(place, 'checked'), 'checked'],
    [
      'a check dated by its year',
      (place) => Object.assign(place, { checked: { ...checked, hours: { on: '2026', source: 'list' } } }),
      'checked.hours.on',
    ],
    [
      'a check without a source',
      (place) => Object.assign(place, { checked: { ...checked, text: { on: '2026-10' } } }),
      'checked.text.source',
    ],
    [
      'no check of its phone',
      (place) => Object.assign(place, { checked: { ...checked, phone: null } }),
      'checked.phone',
    ],
    [
      'a check of a phone that it does not have',
      (place) => Object.assign(place, { phone: null, checked }),
      'checked.phone',
    ],
  ];
  const withText = (place: Record<string, unknown>, texts: Record<string, string>) =>
    Object.assign(place, { information: { ...record.parse(place.information), ...texts } });
  const wordFaults: typeof faults = [
    [
      'a text of two sentences',
      (place) => withText(place, { en: 'Sand for a long walk. Pines stand behind it.' }),
      'information.en',
    ],
    [
      'a text of seven sentences',
      (place) =>
        withText(place, { cn: '沙滩很长。后面是松林。水很浅。可以散步。可以看海。可以拍照。夏天可以游泳。' }),
      'information.cn',
    ],
    [
      'a number that no fact carries',
      (place) =>
        withText(place, {
          ko: '모래사장이 약 2.4km 이어집니다. 뒤에는 솔숲이 있습니다. 여름에만 헤엄칠 수 있습니다.',
        }),
      'information.ko',
    ],
    [
      'Hangul in a Japanese text',
      (place) => withText(place, { ja: '경포の砂浜です。松林があります。夏に泳げます。' }),
      'information.ja',
    ],
    [
      'one text in two languages',
      (place) =>
        withText(place, {
          cn: '江陵海水浴場一望無際。松林連綿不絕緑意盎然。夏季遊泳散歩皆宜。',
          ja: '江陵海水浴場一望無際。松林連綿不絕緑意盎然。夏季遊泳散歩皆宜。',
        }),
      'information.ja',
    ],
  ];
  test.each([...faults, ...checkFaults, ...wordFaults])(
    'rejects %s with file, place and field',
    async (_, spoil, field) => {
      const { message } = await catchFault(spoil);
      expect(message).toContain(first);
      expect(message).toContain('gyeongpo-beach');
      expect(message).toContain(`${field}: `);
    },
  );

  test('rejects an unknown field by its name', async () => {
    const { message } = await catchFault((place) => Object.assign(place, { nmae: 'x' }));
    expect(message).toContain(first);
    expect(message).toContain('nmae');
  });

  test('names both files of a repeated id or Korean name', async () => {
    const source = record.parse(JSON.parse(await readFile(join(folder, first), 'utf8')));
    await change(`${second}copy.json`, JSON.stringify({ ...source, key: 'copy' }));
    const error = await readFault();
    const all = error.faults.join('\n');
    expect(all).toContain(`${second}copy.json: place copy: id: `);
    expect(all).toContain(`name.ko: `);
    expect(all).toContain(first);
    expect(error.message).toContain(`of ${error.faults.length} faults`);
  });

  /** Changes the pictures of the first place; returns the error of reading the folder. */
  async function catchPictureFault(spoil: (picture: Record<string, unknown>) => void): Promise<string> {
    const file = 'pictures/gyeongpo-beach.json';
    const text = await readFile(join(folder, file), 'utf8');
    const content = z.object({ pictures: z.array(record) }).parse(JSON.parse(text));
    spoil(content.pictures[1] ?? {});
    await change(file, JSON.stringify(content));
    return (await readFault()).message;
  }

  test.each<[string, (picture: Record<string, unknown>) => void, string]>([
    ['no view', (picture) => Object.assign(picture, { scene: {} }), 'scene.view'],
    ['no words', (picture) => Reflect.deleteProperty(picture, 'alt'), 'alt'],
    [
      'Hangul in its Chinese words',
      (picture) => Object.assign(picture, { alt: { ...record.parse(picture.alt), cn: '海边的 소나무' } }),
      'alt.cn',
    ],
    [
      'a photograph without a credit',
      (picture) => {
        Reflect.deleteProperty(picture, 'scene');
        Object.assign(picture, { photograph: 'a'.repeat(64), licence: 'kogl1' });
      },
      'credit',
    ],
    [
      'a photograph of unknown licence',
      (picture) => {
        Reflect.deleteProperty(picture, 'scene');
        Object.assign(picture, { photograph: 'a'.repeat(64), credit: 'Kim', licence: 'kogl2' });
      },
      'licence',
    ],
    [
      'a photograph without a licence',
      (picture) => {
        Reflect.deleteProperty(picture, 'scene');
        Object.assign(picture, { photograph: 'a'.repeat(64), credit: 'Kim' });
      },
      'licence',
    ],
    [
      'a photograph by its address',
      (picture) => {
        Reflect.deleteProperty(picture, 'scene');
        Object.assign(picture, { photograph: 'https://photographs.example/1.jpg', credit: 'Kim' });
      },
      'photograph',
    ],
  ])('rejects a picture with %s, with file, place and field', async (_, spoil, field) => {
    const message = await catchPictureFault(spoil);
    expect(message).toContain('content/pictures/gyeongpo-beach.json: place gyeongpo-beach: pictures.1');
    expect(message).toContain(field);
  });

  test('names a place without pictures, and pictures without a place', async () => {
    const pictures = await readFile(join(folder, 'pictures/gyeongpo-beach.json'), 'utf8');
    await change('pictures/nowhere.json', pictures);
    await change('pictures/gyeongpo-beach.json', null);
    const { faults } = await readFault();
    expect(faults).toEqual([
      `content/${first}: place gyeongpo-beach: pictures: has none: content/pictures/gyeongpo-beach.json is missing`,
      'content/pictures/nowhere.json: place nowhere: (the file): has no place',
    ]);
  });

  test('names a file with invalid JSON in one line', async () => {
    await change(first, '{\n\n  oops');
    expect((await readFault()).message).toContain(first);
  });
});

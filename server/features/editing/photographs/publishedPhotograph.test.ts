import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { apiBase } from '../../../../contract/addresses.ts';
import type { PictureField } from '../../../../contract/desk/placeFields.ts';
import { type PlaceDetail, placeDetailSchema } from '../../../../contract/places.ts';
import { readContentGuide } from '../../../guide/contentGuide.ts';
import { exportGuide } from '../../../guide/exportGuide.ts';
import { importPhotographs } from '../../../media/photographs/photographs.ts';
import { testPhotograph } from '../../../media/photographs/testing/testPhotographs.ts';
import { systemClock } from '../../../platform/clock.ts';
import { describeWithGuide } from '../../../testing/describeWithGuide.ts';
import { useApplication } from '../../../testing/testApplication.ts';
import { TestStaff } from '../../../testing/testStaff.ts';

const alt = {
  ko: '해변에 놓인 붉은 상자 하나',
  en: 'A red box on the sand of the beach',
  cn: '沙滩上放着一个红色的箱子',
  tw: '沙灘上放著一個紅色的箱子',
  ja: '砂浜に置かれた赤い箱がひとつ',
};

describeWithGuide('Desk: a photograph on a place’s page', (database) => {
  const { app, clock } = useApplication(database, { variables: { RATE_LIMITS: 'off' } });

  it('is published with credit and licence before the drawings, restored away, and exported', async () => {
    const editor = await TestStaff.signIn({ app, database, clock }, 'editor');
    const upload = async (): Promise<string> => {
      const response = await app().inject({
        method: 'POST',
        url: `${apiBase}/desk/photographs`,
        headers: { cookie: editor.cookie, 'content-type': 'image/jpeg' },
        payload: await testPhotograph({ width: 1000, height: 750 }),
      });
      return response.json().hash;
    };
    const hash = await upload();
    const shown = async (): Promise<PlaceDetail> =>
      placeDetailSchema.parse((await app().inject({ url: `${apiBase}/places/tour/1?locale=en` })).json());
    const drawings = (await shown()).child.imageList;
    let { body: place } = await editor.call('GET', '/desk/guide/1');
    const before: PictureField[] = place.published.pictures;
    const save = async (from: readonly PictureField[], pictures: readonly PictureField[]) => {
      const changes = [{ field: 'pictures', before: from, after: pictures }];
      ({ body: place } = await editor.call('PATCH', '/desk/guide/1/draft', { changes }));
    };
    const publish = () => editor.call('POST', '/desk/guide/1/publish', { version: place.draft.version });
    const faultFields = (body: { errors: { field: string }[] }) => body.errors.map(({ field }) => field);

    const bare = { photograph: hash, credit: '', licence: null, alt };
    await save(before, [...before, bare]);
    const refused = await publish();
    expect([refused.status, faultFields(refused.body)]).toEqual([
      400,
      [`pictures.${before.length}.credit`, `pictures.${before.length}.licence`].map((one) =>
        expect.stringMatching(new RegExp(`^${one}$`)),
      ),
    ]);
    const photograph = { ...bare, credit: 'Kim', licence: 'kogl3' } as const;
    await save([...before, bare], [...before, photograph]);
    await database().sql.deleteFrom('photograph').execute();
    expect(faultFields((await publish()).body)).toEqual([`pictures.${before.length}`]);
    expect(await upload()).toBe(hash);
    expect((await publish()).status).toBe(200);
    expect(await shown()).toMatchObject({
      child: { imageList: [`/photographs/${hash}-1000.webp#whole`, ...drawings] },
      imageCredits: ['Kim', ...drawings.map(() => null)],
      imageLicences: ['kogl3', ...drawings.map(() => null)],
      imageAlts: expect.arrayContaining([alt.en]),
      sharePicture: `/photographs/${hash}-1200.jpg`,
    });
    expect((await editor.call('DELETE', `/desk/photographs/${hash}`)).status).toBe(409);

    const folder = await mkdtemp(path.join(tmpdir(), 'solbada-export-'));
    await exportGuide(
      { database: database(), contentGuide: await readContentGuide('content'), content: 'content' },
      folder,
    );
    const file = z
      .object({ pictures: z.array(z.unknown()) })
      .parse(JSON.parse(await readFile(path.join(folder, 'pictures/gyeongpo-beach.json'), 'utf8')));
    expect(file.pictures).toEqual([...before, photograph]);
    expect(await readdir(path.join(folder, 'photographs'))).toEqual([`${hash}.webp`]);
    expect((await sharp(path.join(folder, `photographs/${hash}.webp`)).metadata()).width).toBe(1000);

    const { body: history } = await editor.call('GET', '/desk/guide/1/history');
    const [{ id }] = history.content;
    expect((await editor.call('POST', `/desk/guide/1/history/${id}/restore`, {})).status).toBe(200);
    const restored = await shown();
    expect(restored.child.imageList).toEqual(drawings);
    expect(restored).not.toHaveProperty('imageLicences');
    // An editor could still restore the photograph from the history.
    expect((await editor.call('DELETE', `/desk/photographs/${hash}`)).status).toBe(409);

    // The export is the content of another installation.
    await database().sql.deleteFrom('photograph').execute();
    await importPhotographs({ database: database(), clock: systemClock }, path.join(folder, 'photographs'));
    const imported = await app().inject({ url: `/photographs/${hash}-800.webp` });
    expect(imported.statusCode).toBe(200);
    await rm(folder, { recursive: true });
  });
});

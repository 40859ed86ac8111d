import { expect, it } from 'vitest';
import { api } from '../../../../contract/api.ts';
import { deskApi } from '../../../../contract/desk/api.ts';
import { auditLines } from '../../../desk/testing/auditLines.ts';
import { PublicResponses } from '../../../http/publicResponses.ts';
import { describeWithGuide } from '../../../testing/describeWithGuide.ts';
import { useApplication } from '../../../testing/testApplication.ts';
import { TestStaff } from '../../../testing/testStaff.ts';
import { TestVisitor } from '../../../testing/testVisitor.ts';
import { useTestStaff } from '../../../testing/useTestStaff.ts';

const path = '/desk/synonyms/en';

describeWithGuide('Desk: search synonyms', (database) => {
  const { app, clock } = useApplication(database, {
    variables: { RATE_LIMITS: 'off' },
    publicResponses: new PublicResponses(),
  });
  const guest = new TestVisitor(app);
  const editor = useTestStaff({ app, database, clock }, 'editor');
  const read = async () => deskApi.getSynonyms.response.parse((await editor().call('GET', path)).body);
  const search = async (q: string) =>
    api.listPlaces.response.parse(
      (await guest.call('GET', `/places/tour?locale=en&q=${encodeURIComponent(q)}`)).body,
    );

  it('changes what visitors find and what they are offered at once, with a line in the audit trail', async () => {
    expect((await search('grandma')).totalItems).toBe(0);
    const before = await read();
    expect(before).toMatchObject({ language: 'en', isEdited: false });
    const list = {
      finds: [...before.finds, { words: ['grandma'], searches: ['Ojukheon'] }],
      offers: [...before.offers, { words: ['spaceport'], searches: ['lighthouse'] }],
    };
    const saved = await editor().call('PUT', path, { ...list, version: before.version });
    expect([saved.status, saved.body]).toMatchObject([
      200,
      { ...list, isEdited: true, version: before.version + 1 },
    ]);
    expect((await search('grandma')).items.map(({ name }) => name)).toEqual(
      (await search('Ojukheon')).items.map(({ name }) => name),
    );
    expect(await search('spaceport')).toMatchObject({ totalItems: 0, near: ['lighthouse'] });
    expect(await auditLines(database(), 'synonyms', 'en')).toMatchObject([
      { action: 'change', actor_id: editor().id, before: { finds: before.finds }, after: list },
    ]);

    const { finds, offers } = before;
    const back = await editor().call('PUT', path, { finds, offers, version: before.version + 1 });
    expect(back.body).toMatchObject({ isEdited: false, version: before.version + 2 });
    expect(await search('spaceport')).not.toHaveProperty('near');
  });

  it('refuses the slower of two editors, and changes nothing', async () => {
    const { version, finds, offers } = await read();
    const body = { finds: finds.slice(1), offers, version };
    expect((await editor().call('PUT', path, body)).status).toBe(200);
    const late = await editor().call('PUT', path, { ...body, finds: [] });
    expect([late.status, late.body.code]).toEqual([409, 'changedMeanwhile']);
    expect(await read()).toMatchObject({ finds: body.finds, version: version + 1 });
  });

  it.each([
    [
      'a line without a search',
      { finds: [{ words: ['spa'], searches: [] }], offers: [] },
      'finds.0.searches',
    ],
    ['a line without a word', { finds: [], offers: [{ words: [], searches: ['spa'] }] }, 'offers.0.words'],
    [
      'a word without a letter',
      { finds: [{ words: ['!'], searches: ['spa'] }], offers: [] },
      'finds.0.words.0',
    ],
    [
      'a word of 41 letters',
      { finds: [{ words: ['x'.repeat(41)], searches: ['spa'] }], offers: [] },
      'finds.0.words.0',
    ],
  ])('refuses %s with the name of the field', async (_, list, field) => {
    const before = await read();
    const response = await editor().call('PUT', path, { ...list, version: before.version });
    expect([response.status, response.body.errors]).toMatchObject([400, [{ field }]]);
    expect(await read()).toEqual(before);
  });

  it('is for editors and owners alone, in the languages of the guide', async () => {
    const { version, finds, offers } = await read();
    const body = { finds, offers, version };
    const dispatcher = await TestStaff.signIn({ app, database, clock }, 'dispatcher');
    const owner = await TestStaff.signIn({ app, database, clock }, 'owner');
    for (const [method, sent] of [
      ['GET', undefined],
      ['PUT', body],
    ] as const) {
      expect((await guest.call(method, path, sent)).status, method).toBe(401);
      expect((await dispatcher.call(method, path, sent)).status, method).toBe(403);
      expect((await editor().call(method, '/desk/synonyms/fr', sent)).status, method).toBe(404);
    }
    expect((await read()).version).toBe(version);
    expect((await owner.call('GET', path)).status).toBe(200);
    expect((await owner.call('PUT', path, body)).status).toBe(200);
  });
});

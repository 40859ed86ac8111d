import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyPlaceFields } from '../../../../contract/desk/emptyPlaceFields.ts';
import type { FieldChange, GuidePlace } from '../../../../contract/desk/guide.ts';
import {
  placeFieldNames,
  placeFieldsSchema,
  type SomePlaceFields,
  somePlaceFieldsSchema,
} from '../../../../contract/desk/placeFields.ts';
import { CallFailure } from '../../../shared/client/client.ts';
import { type Changes, DraftKeeper, isSameValue, storedFields } from './draftKeeper.ts';
import { fieldNames } from './fieldNames.ts';

const guidePlace = (fields: SomePlaceFields, version = 0): GuidePlace => ({
  id: 1,
  key: 'place-1',
  origin: 'files',
  isHidden: false,
  published: { ...emptyPlaceFields, 'name.ko': '경포해변' },
  publishedAt: null,
  draft: { version, fields, edits: {} },
  faults: [],
  upstreamConflicts: [],
  likes: 0,
  openReports: 0,
  visitorPath: null,
});

/** A server that keeps drafts by the contract's rule. */
class Drafts {
  place = guidePlace({});
  /** The failures of the next saves, in order. */
  readonly failures: CallFailure[] = [];
  saves = 0;

  readonly save = async (changes: FieldChange[]): Promise<GuidePlace> => {
    this.saves += 1;
    const failure = this.failures.shift();
    if (failure) throw failure;
    const stored = storedFields(this.place);
    const refused = changes.filter(
      ({ field, before, after }) => !isSameValue(stored[field], before) && !isSameValue(stored[field], after),
    );
    if (refused.length > 0) throw new CallFailure(409, 'changedMeanwhile');
    const changed = somePlaceFieldsSchema.parse(
      Object.fromEntries(changes.map(({ field, after }) => [field, after])),
    );
    const { version, fields } = this.place.draft;
    this.place = guidePlace({ ...fields, ...changed }, version + 1);
    return this.place;
  };

  readonly reload = async () => this.place;

  /** Another editor's save. */
  others(changed: SomePlaceFields): void {
    const { version, fields } = this.place.draft;
    this.place = guidePlace({ ...fields, ...changed }, version + 1);
  }
}

function createKeeper(drafts: Drafts, unsaved: Changes | null = null) {
  const kept: { changes: Changes | null } = { changes: unsaved };
  const keeper = new DraftKeeper({
    place: drafts.place,
    save: drafts.save,
    reload: drafts.reload,
    unsaved,
    onUnsaved: (changes) => {
      kept.changes = changes;
    },
  });
  return { keeper, kept };
}

describe('Desk: what an editor types', () => {
  it('knows every field of the contract, with a value that a draft may hold', () => {
    expect([...fieldNames].sort()).toEqual([...placeFieldNames].sort());
    expect(placeFieldsSchema.parse(emptyPlaceFields)).toEqual(emptyPlaceFields);
  });

  it('saves the changed fields alone, with the values that were seen', async () => {
    const drafts = new Drafts();
    const { keeper, kept } = createKeeper(drafts);
    keeper.set('name.ko', '경포');
    keeper.set('phone', '033-640-4531');
    expect(keeper.snapshot().state).toBe('unsaved');
    expect(kept.changes?.before['name.ko']).toBe('경포해변');
    expect(await keeper.flush()).toBe(true);
    expect(drafts.place.draft.fields).toEqual({ 'name.ko': '경포', phone: '033-640-4531' });
    expect(kept.changes).toBeNull();
    expect(keeper.snapshot().state).toBe('saved');
  });

  it('sends nothing for what is typed back', async () => {
    const drafts = new Drafts();
    const { keeper } = createKeeper(drafts);
    keeper.set('name.ko', '경포');
    keeper.set('name.ko', '경포해변');
    expect(await keeper.flush()).toBe(true);
    expect(drafts.saves).toBe(0);
  });

  it('keeps everything through a failure, with what is typed meanwhile', async () => {
    const drafts = new Drafts();
    const { keeper, kept } = createKeeper(drafts);
    drafts.failures.push(new CallFailure(0, 'unreachable'));
    keeper.set('name.en', 'One');
    const saved = keeper.flush();
    keeper.set('name.en', 'Two');
    expect(await saved).toBe(false);
    expect(keeper.snapshot()).toMatchObject({ state: 'failed', fields: { 'name.en': 'Two' } });
    expect(kept.changes).toEqual({ before: { 'name.en': '' }, after: { 'name.en': 'Two' } });
    expect(await keeper.flush()).toBe(true);
    expect(drafts.place.draft.fields).toEqual({ 'name.en': 'Two' });
  });

  it('sends what is typed back after a lost save, which the server may have', async () => {
    const drafts = new Drafts();
    const { keeper } = createKeeper(drafts);
    drafts.failures.push(new CallFailure(0, 'timedOut'));
    keeper.set('source', 'x');
    await keeper.flush();
    drafts.others({ source: 'x' });
    keeper.set('source', '');
    expect(await keeper.flush()).toBe(false);
    expect([...keeper.snapshot().conflicts]).toEqual(['source']);
    keeper.keepMine('source');
    expect(await keeper.flush()).toBe(true);
    expect(storedFields(drafts.place).source).toBe('');
  });

  it('sends a refused value again only once it is another one', async () => {
    const drafts = new Drafts();
    const { keeper } = createKeeper(drafts);
    drafts.failures.push(new CallFailure(400, 'invalidRequest'));
    keeper.set('source', 'x');
    await keeper.flush();
    expect(keeper.snapshot().state).toBe('refused');
    keeper.set('source', 'y');
    expect(keeper.snapshot().state).toBe('unsaved');
  });

  it('shows another editor’s value in a field that is not being changed', () => {
    const drafts = new Drafts();
    const { keeper } = createKeeper(drafts);
    keeper.set('name.en', 'Mine');
    drafts.others({ 'name.en': 'Theirs', phone: '1330' });
    keeper.take(drafts.place);
    expect(keeper.snapshot().fields).toMatchObject({ 'name.en': 'Mine', phone: '1330' });
  });

  it('asks about a field that both have changed, and saves the others', async () => {
    const drafts = new Drafts();
    const { keeper } = createKeeper(drafts);
    keeper.set('name.en', 'Mine');
    keeper.set('phone', '1330');
    drafts.others({ 'name.en': 'Theirs' });
    expect(await keeper.flush()).toBe(false);
    expect([...keeper.snapshot().conflicts]).toEqual(['name.en']);
    expect(keeper.snapshot().stored['name.en']).toBe('Theirs');
    expect(drafts.place.draft.fields).toEqual({ 'name.en': 'Theirs', phone: '1330' });

    keeper.keepMine('name.en');
    expect(await keeper.flush()).toBe(true);
    expect(drafts.place.draft.fields['name.en']).toBe('Mine');
  });

  it('takes the other editor’s value where that is chosen', async () => {
    const drafts = new Drafts();
    const { keeper, kept } = createKeeper(drafts);
    keeper.set('name.en', 'Mine');
    drafts.others({ 'name.en': 'Theirs' });
    await keeper.flush();
    keeper.takeTheirs('name.en');
    expect(keeper.snapshot()).toMatchObject({ state: 'saved', fields: { 'name.en': 'Theirs' } });
    expect(kept.changes).toBeNull();
  });

  it('has nothing to ask where both typed the same', async () => {
    const drafts = new Drafts();
    const { keeper } = createKeeper(drafts);
    keeper.set('themes', ['sea']);
    drafts.others({ themes: ['sea'] });
    expect(await keeper.flush()).toBe(true);
    expect(keeper.snapshot().conflicts.size).toBe(0);
  });

  it('goes on with what a reload has interrupted', async () => {
    const drafts = new Drafts();
    const { keeper } = createKeeper(drafts, { before: { phone: '' }, after: { phone: '1330' } });
    expect(keeper.snapshot()).toMatchObject({ state: 'unsaved', fields: { phone: '1330' } });
    expect(await keeper.flush()).toBe(true);
    expect(drafts.place.draft.fields).toEqual({ phone: '1330' });
  });

  it('never loses the last typed value, and never replaces another editor’s unseen', async () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constant('type'), field: fc.constantFrom('phone', 'source'), to: fc.string() }),
      fc.record({ kind: fc.constant('others'), field: fc.constantFrom('phone', 'source'), to: fc.string() }),
      fc.record({
        kind: fc.constantFrom('save', 'lost', 'poll'),
        field: fc.constant('phone'),
        to: fc.string(),
      }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        const drafts = new Drafts();
        const { keeper } = createKeeper(drafts);
        for (const { kind, field, to } of steps) {
          const value = to.replaceAll(/[^a-z]/g, '');
          const name = field === 'phone' ? 'phone' : 'source';
          if (kind === 'type') keeper.set(name, value);
          else if (kind === 'others') drafts.others({ [name]: value });
          else if (kind === 'poll') keeper.take(drafts.place);
          else {
            if (kind === 'lost') drafts.failures.push(new CallFailure(0, 'timedOut'));
            await keeper.flush();
            drafts.failures.length = 0;
          }
        }
        const typed = keeper.snapshot().fields;
        for (let round = 0; round < 3; round += 1) {
          await keeper.flush();
          for (const field of keeper.snapshot().conflicts) keeper.keepMine(field);
        }
        if (keeper.snapshot().state !== 'saved') throw new Error('it stays unsaved');
        for (const name of ['phone', 'source'] as const) {
          const isTyped = steps.some(({ kind, field }) => kind === 'type' && field === name);
          const isOthers = steps.some(({ kind, field }) => kind === 'others' && field === name);
          if (isTyped && !isOthers) expect(storedFields(drafts.place)[name]).toBe(typed[name]);
        }
      }),
    );
  });
});

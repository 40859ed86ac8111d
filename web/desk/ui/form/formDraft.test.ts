import { expect, it } from 'vitest';
import { draftAfterSave } from './formDraft.ts';

it('keeps what was typed while a form was being stored, and nothing else', () => {
  const before = { name: 'Kim', phone: '1', note: '' };
  const sent = { name: 'Lee', phone: '2' };
  const draftOf = (typed: Partial<typeof before>) => ({ typed, before, isAfterSave: false });
  expect(draftAfterSave(draftOf(sent), sent)).toBeNull();
  expect(draftAfterSave(draftOf({ ...sent, phone: '23', note: 'early' }), sent)).toEqual({
    typed: { phone: '23', note: 'early' },
    before: { name: 'Lee', phone: '2', note: '' },
    isAfterSave: true,
  });
  // Also a field that was set back to what it was before.
  expect(draftAfterSave(draftOf({ ...sent, name: 'Kim' }), sent)?.typed).toEqual({ name: 'Kim' });
});

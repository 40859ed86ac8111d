import { describe, expect, it } from 'vitest';
import { parseNote, withStorageNote } from './storedNote.ts';

describe('note on a stored response', () => {
  it('is read back as it was written', () => {
    const note = { at: '2031-12-24T01:00:00.000Z', by: 'minji' };
    expect(parseNote(JSON.parse(JSON.stringify(withStorageNote({ content: [] }, note))))).toEqual(note);
  });

  it.each([{}, { kept: null }, { kept: 'yes' }, { kept: { at: 1, by: 'minji' } }, { kept: { at: 'now' } }])(
    'is null for %j',
    (response) => expect(parseNote(response)).toBeNull(),
  );
});

import { describe, expect, it } from 'vitest';
import { emptyPlaceFields } from '../../../../contract/desk/emptyPlaceFields.ts';
import { placeFieldNames, placeFieldsSchema } from '../../../../contract/desk/placeFields.ts';
import { languages } from '../../../../domain/languages.ts';
import { type FieldControl, sections } from './fieldTable.ts';

const controls: readonly FieldControl[] = sections.flatMap(({ fields }) => [...fields]);
const controlNames = (control: FieldControl) =>
  control.control === 'texts'
    ? languages.map((language) => `${control.field}.${language}` as const)
    : [control.field];

describe('Desk: the form of a place', () => {
  it('has a control for each field of the contract', () => {
    expect(controls.flatMap(controlNames).sort()).toEqual([...placeFieldNames].sort());
  });

  it('takes texts as long as a draft may hold', () => {
    for (const control of controls) {
      if (control.control !== 'texts' && control.control !== 'line') continue;
      for (const name of controlNames(control)) {
        const holds = (length: number) =>
          placeFieldsSchema.safeParse({ ...emptyPlaceFields, [name]: 'x'.repeat(length) }).success;
        expect([holds(control.longest), holds(control.longest + 1)], name).toEqual([true, false]);
      }
    }
  });
});

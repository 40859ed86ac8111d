import { expect, test } from 'vitest';
import { simplifiedForm } from '../../domain/search/hanVariants.ts';
import { simplifiedForms } from './hanTables.ts';

test('DESIGN 3: the search has the Han forms of OpenCC; writeHanVariants.ts writes them again', () => {
  expect(new Map([...simplifiedForm].sort())).toEqual(new Map([...simplifiedForms()].sort()));
});

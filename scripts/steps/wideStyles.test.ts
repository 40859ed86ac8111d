import { expect, test } from 'vitest';
import { splitWideStyles, withoutUnusedCases } from './wideStyles.ts';

test('rules for wider screens leave the sheet, each in its layer and in their order', () => {
  const css =
    '@layer base{a{b:c}@media (width>=64rem){:root{--m:0}}d{e:f}}' +
    '@layer utilities{.x{y:z}@media (width>=40rem){.sm{g:h}}@media (width>=48rem){.l{&:hover{i:j}}}@media (width>=64rem){.n{o:p}}}q{r:s}';
  expect(splitWideStyles(css)).toEqual({
    everywhere: '@layer base{a{b:c}d{e:f}}@layer utilities{.x{y:z}@media (width>=40rem){.sm{g:h}}}q{r:s}',
    wide: '@layer base{@media (width>=64rem){:root{--m:0}}}@layer utilities{.l{&:hover{i:j}}@media (width>=64rem){.n{o:p}}}',
  });
});

test('a sheet without layers or with a cut block stops the build', () => {
  expect(() => splitWideStyles('@media (width>=64rem){a{b:c}}')).toThrow('outside every layer');
  expect(() => splitWideStyles('@layer base{a{b:c}')).toThrow('within a block');
});

test('what Tailwind writes for cases that no page has is dropped, the rest stands', () => {
  const css =
    '@layer properties{@supports (not (margin-trim:inline)){*,:before{--tw-border-style:solid}}}' +
    '.border{border-style:var(--tw-border-style);border-width:1px}.border-t{border-top-style:var(--tw-border-style);border-top-width:1px}' +
    '.text-sm{font-size:var(--text-sm);line-height:var(--tw-leading,var(--text-sm--line-height))}' +
    '@property --tw-border-style{syntax:"*";inherits:false;initial-value:solid}';
  expect(withoutUnusedCases(css)).toBe(
    '.border{border-width:1px}.border-t{border-top-width:1px}.text-sm{font-size:var(--text-sm);line-height:var(--text-sm--line-height)}',
  );
});

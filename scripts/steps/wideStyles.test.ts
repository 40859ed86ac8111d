import { expect, test } from 'vitest';
import { splitWideStyles } from './wideStyles.ts';

test('rules for wide screens leave the sheet, each in its layer and in their order', () => {
  const css =
    '@layer base{a{b:c}@media (width>=64rem){:root{--m:0}}d{e:f}}' +
    '@layer utilities{.x{y:z}@media (width>=48rem){.md{g:h}}@media (width>=64rem){.l{&:hover{i:j}}}@media (width>=64rem){.n{o:p}}}q{r:s}';
  expect(splitWideStyles(css)).toEqual({
    everywhere: '@layer base{a{b:c}d{e:f}}@layer utilities{.x{y:z}@media (width>=48rem){.md{g:h}}}q{r:s}',
    wide: '@layer base{:root{--m:0}}@layer utilities{.l{&:hover{i:j}}.n{o:p}}',
  });
});

test('a sheet without layers or with a cut block stops the build', () => {
  expect(() => splitWideStyles('@media (width>=64rem){a{b:c}}')).toThrow('outside every layer');
  expect(() => splitWideStyles('@layer base{a{b:c}')).toThrow('within a block');
});

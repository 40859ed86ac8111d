import { expect, it } from 'vitest';
import { languages } from '../../../domain/languages.ts';
import { formatMoment } from './formatMoment.ts';

it.each(languages)('shows a time on the 24-hour clock of Seoul in %s', (language) => {
  expect(formatMoment(new Date('2026-11-21T11:05:00Z'), language)).toMatch(/20:05$/);
});

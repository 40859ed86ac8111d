import type { DeskMessages } from '../messages/ko.ts';

/** A recorded value as one line. */
export function valueText(value: unknown, words: DeskMessages['shell']['values']): string {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (Array.isArray(value)) return value.map((one) => valueText(one, words)).join(', ') || '–';
  if (typeof value === 'object') {
    return Object.entries(value)
      .map(([name, one]) => `${name}: ${valueText(one, words)}`)
      .join('; ');
  }
  return String(value);
}

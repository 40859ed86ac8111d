import { apiBase } from '../contract/addresses.ts';

/** Lists, places, maps and calls of the guide. No cache has them, as long as no other number was requested before. */
export function guidePages(number: number): readonly string[] {
  const id = 1 + (number % 30);
  return [
    `/content/tour/${id}?lang=en`,
    `/content/tour/${id}?lang=ja`,
    `/list?query=${encodeURIComponent('바다')}%20${number}`,
    `/list?query=beach%20${number}&lang=en`,
    `${apiBase}/places/tour?locale=en&size=${1 + (number % 50)}&q=lake`,
    `${apiBase}/places/tour/${id}?locale=tw`,
    `/maps/${id}-${id + 1}.svg`,
  ];
}

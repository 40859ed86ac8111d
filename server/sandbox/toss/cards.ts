/** Behaviour of a test card when its payment is confirmed. */
export type CardBehaviour = 'approved' | 'refused' | 'withheld' | 'failsOnce';

/** The test cards by their digits. */
export const cardBehaviours: Readonly<Record<string, CardBehaviour>> = {
  '4242424242424242': 'approved',
  '4000000000000002': 'refused',
  // Approved at once, but the response comes too late.
  '4000000000000069': 'withheld',
  '4000000000000119': 'failsOnce',
};

/** The digits of a typed test card; null for any other number, since real cards must not be stored. */
export function findTestCard(typed: string): string | null {
  const digits = typed.replace(/[\s-]/g, '');
  return Object.hasOwn(cardBehaviours, digits) ? digits : null;
}

/** In the provider's format: `42424242****424*`. */
export function maskedCard(card: string): string {
  return `${card.slice(0, 8)}****${card.slice(12, 15)}*`;
}

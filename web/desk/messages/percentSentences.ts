import type { SettableStep } from '../../../domain/tickets/orderTerms.ts';

/** One sentence below the field of each percentage. */
export const percentSentences = (sentence: string): Record<SettableStep, string> => ({
  tenDaysBefore: sentence,
  sevenDaysBefore: sentence,
  threeDaysBefore: sentence,
  oneDayBefore: sentence,
  sameDay: sentence,
});

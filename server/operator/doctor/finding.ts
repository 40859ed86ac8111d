/** The result of one check: all is well, something could be better, or something keeps the product from selling safely. */
export interface Finding {
  readonly state: 'ok' | 'advice' | 'missing';
  readonly sentence: string;
}

export const ok = (sentence: string): Finding => ({ state: 'ok', sentence });
export const advice = (sentence: string): Finding => ({ state: 'advice', sentence });
export const missing = (sentence: string): Finding => ({ state: 'missing', sentence });

/** What the doctor says about one thing: it is as it should be, could be better, or keeps the product from selling safely. */
export interface Finding {
  readonly state: 'ok' | 'advice' | 'missing';
  readonly sentence: string;
}

export const ok = (sentence: string): Finding => ({ state: 'ok', sentence });
export const advice = (sentence: string): Finding => ({ state: 'advice', sentence });
export const missing = (sentence: string): Finding => ({ state: 'missing', sentence });

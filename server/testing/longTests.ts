/** `npm run test:faults` repeats the tests of faults, races and the bench more often, and with more visitors. */
export const isLong = process.env.FAULTS === 'long';

/** How often fast-check tries a property. A normal run always uses the same inputs; fast-check prints the seed of a failure. */
export const runs = (normal: number, long: number): { numRuns: number; seed?: number } =>
  isLong ? { numRuns: long } : { numRuns: normal, seed: 20_261_124 };

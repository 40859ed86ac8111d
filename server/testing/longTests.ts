/** `npm run test:faults` repeats the tests of faults, races and the bench more often, and with more visitors. */
export const isLong = process.env.FAULTS === 'long';

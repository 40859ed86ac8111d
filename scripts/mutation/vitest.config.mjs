import { defineConfig } from 'vitest/config';

/** The tests that have to notice the mutants of stryker.config.mjs: pure functions only, since every mutant runs some of them. */
export default defineConfig({
  test: {
    include: [
      'domain/tickets/{availability,changeRules,orderTerms,overtime,paymentLink,price,resellerRules,shareOutTours,ticketRules}.test.ts',
      'domain/tour/timeOff.test.ts',
      'server/features/accounts/sessionRules.test.ts',
      'server/features/orders/nextCheck.test.ts',
      'server/features/orders/{refundRules,ticketDeps,transitionRules}.test.ts',
      'server/features/staff/staffSessionRules.test.ts',
    ],
    setupFiles: ['scripts/mutation/fixedSeed.ts'],
    isolate: false,
    testTimeout: 20_000,
  },
});

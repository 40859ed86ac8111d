/** The rules that decide about money, cars and sessions (docs/decisions/0098-mutation-tests.md). */
export default {
  mutate: [
    'domain/tickets/availability.ts',
    'domain/tickets/changeRules.ts',
    'domain/tickets/orderTerms.ts',
    'domain/tickets/overtime.ts',
    'domain/tickets/paymentLink.ts',
    'domain/tickets/price.ts',
    'domain/tickets/resellerRules.ts',
    'domain/tickets/shareOutTours.ts',
    'domain/tickets/ticketRules.ts',
    'domain/tour/timeOff.ts',
    'server/features/accounts/sessionRules.ts',
    'server/features/orders/nextCheck.ts',
    'server/features/orders/refundRules.ts',
    'server/features/orders/ticketDeps.ts',
    'server/features/orders/transitionRules.ts',
    'server/features/staff/staffSessionRules.ts',
  ],
  testRunner: 'vitest',
  vitest: { configFile: 'scripts/mutation/vitest.config.mjs' },
  // Stryker mutates a copy, which needs only what the tests import.
  ignorePatterns: ['/*', '!/package.json', '!/contract', '!/domain', '!/scripts', '!/server'],
  tempDirName: '.cache/mutation/sandbox',
  cleanTempDir: 'always',
  reporters: ['json', 'progress-append-only'],
  jsonReporter: { fileName: '.cache/mutation/report.json' },
  allowConsoleColors: false,
  coverageAnalysis: 'perTest',
  // More than the default, since a busy machine must not count as a mutant in an endless loop.
  timeoutMS: 20_000,
  concurrency: 1,
};

export interface ExplainedSurvivors {
  /** Why no test can notice these mutants, or which test outside the mutation tests does. */
  readonly reason: string;
  readonly file: string;
  /** The code that is replaced, and what replaces it. */
  readonly mutants: readonly (readonly [original: string, replacement: string])[];
}

/** The mutants that no test notices, and why (docs/decisions/0098-mutation-tests.md). */
export const explainedSurvivors: readonly ExplainedSurvivors[] = [
  {
    reason: 'The instant at which the wanted tour starts is counted anyway.',
    file: 'domain/tickets/availability.ts',
    mutants: [['wanted.start < start', 'wanted.start <= start']],
  },
  {
    reason: 'Only slower: without absences, sharing out the tours leads to the same result as counting them.',
    file: 'domain/tickets/availability.ts',
    mutants: [['absences.length === 0', 'false']],
  },
  {
    reason: 'No departure is before 09:00.',
    file: 'domain/tickets/availability.ts',
    mutants: [["'09:00'", '""']],
  },
  {
    reason: 'For the types alone: JavaScript compares with undefined as false.',
    file: 'domain/tickets/changeRules.ts',
    mutants: [['stepAtMove !== null', 'true']],
  },
  {
    reason: 'For the types alone: JavaScript compares with undefined as false.',
    file: 'domain/tickets/orderTerms.ts',
    mutants: [['earlier !== undefined', 'true']],
  },
  {
    reason: 'The first element is never read, and what has no digits is NaN, which is not below the limit.',
    file: 'domain/tickets/price.ts',
    mutants: [
      ['[]', '["Stryker was here"]'],
      ['whole === undefined', 'false'],
    ],
  },
  {
    reason: 'web/pages/payment/prices.test.tsx reads them on the payment screen.',
    file: 'domain/tickets/price.ts',
    mutants: [
      ["{ en: '$30.00', cn: '¥30,000', tw: '¥30,000', ja: '¥30,000' }", '{}'],
      ["'$30.00'", '""'],
      ["'¥30,000'", '""'],
    ],
  },
  {
    reason: 'Only a bound: no car is free once all are taken.',
    file: 'domain/tickets/resellerRules.ts',
    mutants: [
      ['count < day.cars', 'true'],
      ['count < day.cars', 'count <= day.cars'],
    ],
  },
  {
    reason: 'A share of unlimited cars is unlimited, and no other one is: both are null, or neither.',
    file: 'domain/tickets/resellerRules.ts',
    mutants: [
      ['own === null || all === null', 'own === null && all === null'],
      ['own === null', 'false'],
      ['all === null', 'false'],
    ],
  },
  {
    reason: 'Only slower: arrangements that are the same are tried more than once.',
    file: 'domain/tickets/shareOutTours.ts',
    mutants: [
      ['(one, other) => one - other', '() => undefined'],
      ['one - other', 'one + other'],
    ],
  },
  {
    reason: 'Only slower: leaves out tours that the best arrangement drives, which is among the others.',
    file: 'domain/tickets/shareOutTours.ts',
    mutants: [
      ['next.length === 0 || outlasts', 'true'],
      ['inOrder.slice(index + 1)', 'inOrder'],
      ['end < tour.end', 'true'],
      ['end < tour.end', 'end <= tour.end'],
    ],
  },
  {
    reason: 'Before the first tour, afterTour takes anything that is no later time for a car that is back.',
    file: 'domain/tickets/shareOutTours.ts',
    mutants: [
      ['[]', '["Stryker was here"]'],
      ['() => 0', '() => undefined'],
    ],
  },
  {
    reason: 'Of two arrangements that are equally good, either may stay.',
    file: 'domain/tickets/shareOutTours.ts',
    mutants: [
      [
        'next.undriven < (best.get(key)?.undriven ?? Number.POSITIVE_INFINITY)',
        'next.undriven <= (best.get(key)?.undriven ?? Number.POSITIVE_INFINITY)',
      ],
    ],
  },
  {
    reason: 'server/features/orders/payment.test.ts reads it in the offer.',
    file: 'domain/tickets/ticketRules.ts',
    mutants: [["'KRW'", '""']],
  },
  {
    reason: 'Either of two equal instants will do.',
    file: 'server/features/orders/nextCheck.ts',
    mutants: [
      ['one < other', 'one <= other'],
      ['end > walletEnd', 'end >= walletEnd'],
    ],
  },
  {
    reason: 'No text without an order’s key is one.',
    file: 'server/features/orders/refundRules.ts',
    mutants: [["''", '"Stryker was here!"']],
  },
  {
    reason: 'A query, which the tests of orders run on a database.',
    file: 'server/features/orders/ticketDeps.ts',
    mutants: [
      [
        "{ return database.sql.selectFrom('ticket_order').selectAll().where('id', '=', id).executeTakeFirst(); }",
        '{}',
      ],
      ["'ticket_order'", '""'],
      ["'id'", '""'],
      ["'='", '""'],
    ],
  },
  {
    reason: 'Nothing asks for a status that doesn’t exist.',
    file: 'server/features/orders/transitionRules.ts',
    mutants: [['[]', '["Stryker was here"]']],
  },
  {
    reason: 'Either of two equal instants will do.',
    file: 'server/features/staff/staffSessionRules.ts',
    mutants: [['stored > now', 'stored >= now']],
  },
];

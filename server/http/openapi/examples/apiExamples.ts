import { accountDataExample } from './accountDataExample.ts';
import { accountExamples } from './accountExamples.ts';
import type { Examples } from './exampleTypes.ts';
import { placeExamples } from './placeExamples.ts';
import { planExamples } from './planExamples.ts';
import { ticketExamples } from './ticketExamples.ts';

/** An example of every endpoint. Not in the contract, since browsers would load them although only the document shows them. */
export const apiExamples: Examples = {
  ...placeExamples,
  ...accountExamples,
  ...accountDataExample,
  ...planExamples,
  ...ticketExamples,
};

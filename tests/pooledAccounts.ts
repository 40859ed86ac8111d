import { closeSync, mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import { goodPassword } from '../server/testing/testPassword.ts';

export interface Account {
  email: string;
  password: string;
  nickname: string;
}

/** More accounts than the journeys of a whole run take with `--repeat-each=3`. */
export const poolSize = 900;

export const accountWithNumber = (number: number): Account => ({
  email: `visitor-${number}@example.com`,
  nickname: `visitor${number}`,
  password: goodPassword,
});

/**
 * Takes an account that no other test of this run gets, whichever product it visits. Workers coordinate through files.
 * @param folder the run's folder
 */
export function takeAccount(folder: string): Account {
  const taken = path.join(folder, 'takenAccounts');
  mkdirSync(taken, { recursive: true });
  for (let number = 0; number < poolSize; number += 1) {
    if (createsFile(path.join(taken, String(number)))) return accountWithNumber(number);
  }
  throw new Error(`All ${poolSize} accounts are taken: raise poolSize`);
}

/** Creates a file; returns whether it was not there yet. */
function createsFile(file: string): boolean {
  try {
    closeSync(openSync(file, 'wx'));
    return true;
  } catch {
    return false;
  }
}

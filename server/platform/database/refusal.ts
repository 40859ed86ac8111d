/**
 * The database cannot be used, and no retry will help: its message is one sentence for the operator, and stops the
 * start with one line (DESIGN 11).
 */
export class DatabaseRefusal extends Error {
  constructor(sentence: string, cause?: unknown) {
    super(sentence, cause === undefined ? undefined : { cause });
    this.name = 'DatabaseRefusal';
  }
}

/**
 * The database cannot be used, and a retry will not help: the message is one sentence for the operator, printed as the
 * one line of a failed start (docs/product/data.md).
 */
export class DatabaseRefusal extends Error {
  constructor(sentence: string, cause?: unknown) {
    super(sentence, cause === undefined ? undefined : { cause });
    this.name = 'DatabaseRefusal';
  }
}

/** The facts for a sentence of an order's history. */
export interface HistoryFacts {
  /** The order's status after the line, in words. */
  readonly status: string;
  /** Whether the line changes the status. */
  readonly isNewStatus: boolean;
  /** Whether it is the first line. */
  readonly isFirst: boolean;
  /** A recorded text or number; empty where there is none. */
  readonly text: (field: string) => string;
  /** A recorded amount with its currency. */
  readonly price: (field: string) => string;
  /** The changed fields, each with its recorded values before and after. */
  readonly changes: readonly (readonly [field: string, change: string])[];
}

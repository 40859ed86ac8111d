interface FoundAccount {
  readonly id: string;
  readonly email: string;
  readonly nickname: string;
  readonly createdAt: Date;
  readonly sessions: readonly { readonly lastUsedAt: Date }[];
}

/** What the desk does with visitors' accounts; implemented by features/accounts/accountService.ts and injected. */
export interface AccountPort {
  /** The accounts with exactly this address or nickname. */
  find(text: string): Promise<FoundAccount[]>;
  /**
   * Ends all sessions of an account.
   * @param record runs in the transaction, with the number of ended sessions
   * @returns that number; null for an unknown account
   */
  endSessions(accountId: string, record: (ended: number) => Promise<void>): Promise<number | null>;
}

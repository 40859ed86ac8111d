import { useEffect, useState } from 'react';
import { isPassword } from '../../../domain/accounts/accountRules.ts';
import { type Guessable, guessableReason, type KnownAccount } from './guessablePassword.ts';

/** Why a typed password could be guessed, once the list of common passwords is loaded; the password stays in the page. */
export function usePasswordHint(password: string, account: KnownAccount | undefined): Guessable | null {
  const [common, setCommon] = useState<ReadonlySet<string> | null>(null);
  const isNeeded = common === null && isPassword(password);
  useEffect(() => {
    if (!isNeeded) return;
    import('./commonPasswords.ts').then(
      ({ commonPasswords }) => setCommon(commonPasswords),
      // Without network there is no hint.
      () => undefined,
    );
  }, [isNeeded]);
  return common && guessableReason(password, common, account);
}

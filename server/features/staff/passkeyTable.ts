import type { WebAuthnCredential } from '@simplewebauthn/server';
import type { DeskDeps } from '../../desk/deskDeps.ts';
import { deviceName } from '../../http/deviceName.ts';

type Deps = Pick<DeskDeps, 'database' | 'clock'>;

/** The name of a passkey: the device on which it is made. */
export const passkeyName = (userAgent: string): string => deviceName(userAgent) ?? 'Passkey';

/** Stores a new passkey. @returns false when this credential is registered already, for any member */
export async function storePasskey(
  { database, clock }: Deps,
  {
    staffId,
    credential,
    name,
    isUsedNow,
  }: {
    readonly staffId: string;
    readonly credential: WebAuthnCredential;
    readonly name: string;
    /** True where the registration signs in too. */
    readonly isUsedNow: boolean;
  },
): Promise<boolean> {
  const stored = await database.sql
    .insertInto('staff_passkey')
    .values({
      id: credential.id,
      staff_id: staffId,
      public_key: credential.publicKey,
      counter: credential.counter,
      transports: credential.transports ?? [],
      name,
      created_at: clock.now(),
      last_used_at: isUsedNow ? clock.now() : null,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return stored !== undefined;
}

/** The passkeys of a member of the staff, the oldest first. */
export function readPasskeys({ database }: Pick<Deps, 'database'>, staffId: string) {
  return database.sql
    .selectFrom('staff_passkey')
    .selectAll()
    .where('staff_id', '=', staffId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Removes the passkeys of a member of the staff: all, or all but one. */
export async function removePasskeys(
  { database }: Pick<Deps, 'database'>,
  staffId: string,
  { except }: { readonly except?: string } = {},
): Promise<void> {
  let removal = database.sql.deleteFrom('staff_passkey').where('staff_id', '=', staffId);
  if (except !== undefined) removal = removal.where('id', '!=', except);
  await removal.execute();
}

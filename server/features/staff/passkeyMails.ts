import type { DeskDeps } from '../../desk/deskDeps.ts';
import type { PasskeyChange } from '../../mail/templates/mailTemplate.ts';
import type { StaffRecord } from './staffRecord.ts';

interface ChangedPasskey {
  readonly change: PasskeyChange;
  /** The passkey's name. */
  readonly passkey: string;
  readonly origin: string;
}

/** Mails a member of the staff that their passkeys have changed, in the transaction of the change. */
export async function mailPasskeyChange(
  { outbox }: Pick<DeskDeps, 'outbox'>,
  { email, language }: StaffRecord,
  { change, passkey, origin }: ChangedPasskey,
): Promise<void> {
  const link = `${origin}/desk/account`;
  await outbox.post({
    to: email,
    language,
    template: { kind: 'staffPasskeyChanged', change, passkey, link },
  });
}

import type { Database } from '../../../platform/database/database.ts';
import { deriveSecrets } from '../../../platform/secrets/secrets.ts';
import { sign } from '../../../platform/secrets/signature.ts';
import { testSecret } from '../../../testing/testSecret.ts';

/** The code of a driver's link as releases before the lasting link made it: for tours up to a day, without a PIN. */
export async function dayCode(database: Database, driverId: number, lastDay: string): Promise<string> {
  const { links } = await database.sql
    .selectFrom('driver')
    .select('links')
    .where('id', '=', driverId)
    .executeTakeFirstOrThrow();
  const day = lastDay.replaceAll('-', '');
  return `${driverId}.${day}.${sign(deriveSecrets(testSecret).drivers, `${driverId}.${day}.${links}`)}`;
}

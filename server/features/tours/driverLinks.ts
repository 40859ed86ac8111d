import { seoulDayStart } from '../../../domain/calendar/seoulTime.ts';
import type { DeskDeps } from '../../desk/deskDeps.ts';
import type { Database } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/problem.ts';
import { isSignedBy, sign } from '../../platform/secrets/signature.ts';

interface LinkedDriver {
  readonly id: number;
  /** Part of the signed text: a new number ends all previous links. */
  readonly links: number;
}

/** The largest number of PostgreSQL's int. */
const maxId = 2_147_483_647;

/** In place of a day: the link shows all coming tours, and a PIN opens it. */
const always = 'always';

const signedText = ({ id, links }: LinkedDriver, day: string) => `${id}.${day}.${links}`;

/** Valid until the end of the day after the last tour's, in Asia/Seoul. */
function linkEnd(lastDay: string): Date {
  return new Date(seoulDayStart(lastDay).getTime() + 48 * 3_600_000);
}

/** The lasting link of a driver to all their tours; the first person to open it sets its PIN. */
export function driverLink(
  { secrets }: Pick<DeskDeps, 'secrets'>,
  driver: LinkedDriver,
  origin: string,
): string {
  const signature = sign(secrets.drivers, signedText(driver, always));
  return `${origin}/driver-tours/${driver.id}.${always}.${signature}`;
}

export interface DriverByLink {
  readonly id: number;
  readonly name: string;
  readonly links: number;
  /** Null for a lasting link. A link of an earlier release shows tours up to this day. */
  readonly lastDay: string | null;
  readonly pinHash: string | null;
}

/** @throws ProblemError 'notFound' for a code that is not ours or has been ended, 'expiredLink' after its time */
export async function findDriverByCode(
  { database, clock, secrets }: Pick<DeskDeps, 'clock' | 'secrets'> & { database: Database },
  code: string,
): Promise<DriverByLink> {
  const [, id = '', day = '', signature = ''] = /^([1-9]\d{0,9})\.(\d{8}|always)\.([\w-]+)$/.exec(code) ?? [];
  const driver =
    id === '' || Number(id) > maxId
      ? undefined
      : await database.sql
          .selectFrom('driver')
          .select(['id', 'name', 'links', 'is_active', 'pin_hash'])
          .where('id', '=', Number(id))
          .executeTakeFirst();
  if (!driver?.is_active || !isSignedBy(secrets.drivers, signedText(driver, day), signature)) {
    throw new ProblemError('notFound');
  }
  const { name, links, pin_hash: pinHash } = driver;
  const lastDay = day === always ? null : `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`;
  if (lastDay !== null && clock.now() >= linkEnd(lastDay)) throw new ProblemError('expiredLink');
  return { id: driver.id, name, links, lastDay, pinHash };
}

import type { DeskApi } from '../../../contract/desk/api.ts';
import type { DriverPinState } from '../../../contract/desk/driverTours.ts';
import { maxWrongPins } from '../../../domain/tour/tourRules.ts';
import { writeAudit } from '../../desk/audit.ts';
import { staffActor } from '../../desk/deskDeps.ts';
import type { RouteHandler } from '../../http/requestContext.ts';
import { after, isAlive } from '../../platform/clock.ts';
import { ProblemError } from '../../platform/problem.ts';
import { hashPassword, matchesPassword } from '../../platform/secrets/passwords.ts';
import { isSignedBy, sign } from '../../platform/secrets/signature.ts';
import { type DriverByLink, findDriverByCode } from './driverLinks.ts';
import type { TourCallDeps } from './tourChanges.ts';

/** How long a phone needs no PIN after it was entered (ms): a working day with its overtime. */
const openFor = 16 * 3_600_000;

/** The error of the field `pin` tells the page what to ask for. */
const pinProblem = (state: DriverPinState) =>
  new ProblemError(
    'unauthorized',
    `PIN: ${state}`,
    [{ field: 'pin', code: state, message: `PIN: ${state}` }],
    {
      securityDetail: { event: state === 'wrong' ? 'wrongPin' : undefined },
    },
  );

/** The signed text of a token. A new PIN, a reset and the end of all links change it, which ends earlier tokens. */
const signedText = ({ id, links }: DriverByLink, pinHash: string, expiresAt: number) =>
  `${id}.pin.${links}.${pinHash}.${expiresAt}`;

type PinDeps = Pick<TourCallDeps, 'database' | 'clock' | 'secrets'>;

/** The token that a phone sends instead of the PIN, once the PIN was entered on it. */
function createToken({ clock, secrets }: PinDeps, driver: DriverByLink, pinHash: string): string {
  const expiresAt = after(clock, openFor).getTime();
  return `${expiresAt}.${sign(secrets.drivers, signedText(driver, pinHash, expiresAt))}`;
}

/**
 * Checks that a phone may use a link: one of an earlier release opens by itself, a lasting one by the token of its PIN.
 * @throws ProblemError 'unauthorized', whose field error says what the driver has to do
 */
export function assertOpened({ clock, secrets }: PinDeps, driver: DriverByLink, token: string | null): void {
  const { lastDay, pinHash } = driver;
  if (lastDay !== null) return;
  if (pinHash === null) throw pinProblem('unset');
  const [expires = '', signature = ''] = (token ?? '').split('.');
  const expiresAt = Number(expires);
  const isOurs =
    Number.isSafeInteger(expiresAt) &&
    isSignedBy(secrets.drivers, signedText(driver, pinHash, expiresAt), signature);
  if (!isOurs || !isAlive(new Date(expiresAt), clock.now(), openFor)) throw pinProblem('needed');
}

/** Sets the PIN of a driver who has none. @returns its hash; null where another phone was faster */
async function setFirstPin({ database }: PinDeps, { id }: DriverByLink, pin: string): Promise<string | null> {
  const pinHash = await hashPassword(pin);
  const set = await database.sql
    .updateTable('driver')
    .set({ pin_hash: pinHash, wrong_pins: 0 })
    .where('id', '=', id)
    .where('pin_hash', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return set ? pinHash : null;
}

/**
 * Counts each attempt before it is checked, so that neither many at once nor a killed process allow more of them.
 * @returns the hash of the right PIN
 * @throws ProblemError 'unauthorized' for a wrong one, and for any after too many wrong ones
 */
async function checkPin({ database }: PinDeps, { id }: DriverByLink, pin: string): Promise<string> {
  const counted = await database.sql
    .updateTable('driver')
    .set((column) => ({ wrong_pins: column('wrong_pins', '+', 1) }))
    .where('id', '=', id)
    .where('wrong_pins', '<', maxWrongPins)
    .returning('pin_hash')
    .executeTakeFirst();
  if (!counted) throw pinProblem('locked');
  const { pin_hash: pinHash } = counted;
  // The desk has just reset the PIN.
  if (pinHash === null) throw pinProblem('unset');
  if (!(await matchesPassword(pinHash, pin))) throw pinProblem('wrong');
  await database.sql
    .updateTable('driver')
    .set({ wrong_pins: 0 })
    .where('id', '=', id)
    .where('pin_hash', '=', pinHash)
    .execute();
  return pinHash;
}

/** Opens a lasting link on a phone: sets the PIN at the first use, checks it later. */
export function enterDriverPin(deps: TourCallDeps): RouteHandler<DeskApi['enterDriverPin']> {
  return async ({ params: { code }, body: { pin } }, context) => {
    await deps.limits.take('driverPinByClient', context.client);
    const driver = await findDriverByCode(deps, code);
    if (driver.lastDay !== null) throw new ProblemError('notFound');
    const first = driver.pinHash === null ? await setFirstPin(deps, driver, pin) : null;
    return { token: createToken(deps, driver, first ?? (await checkPin(deps, driver, pin))) };
  };
}

/** Removes a PIN that the driver has forgotten; the next person to open the link sets a new one. */
export function resetDriverPin(deps: TourCallDeps): RouteHandler<DeskApi['resetDriverPin']> {
  const { database } = deps;
  return ({ params: { driverId } }, context) =>
    database.transaction(async () => {
      if (!(await deps.changes.lockDriver(driverId))) throw new ProblemError('notFound');
      await database.sql
        .updateTable('driver')
        .set({ pin_hash: null, wrong_pins: 0 })
        .where('id', '=', driverId)
        .execute();
      await writeAudit(deps, staffActor(context), {
        action: 'resetPin',
        subject: 'driver',
        subjectId: driverId,
      });
      return undefined;
    });
}

import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { DeskDeps } from '../../desk/deskDeps.ts';
import { isAlive } from '../../platform/clock.ts';
import type { StaffLinkTable } from '../../platform/database/deskTables.ts';
import { hashToken, newToken } from '../../platform/secrets/randomToken.ts';

type Deps = Pick<DeskDeps, 'database' | 'clock'>;
export type StaffLink = Selectable<StaffLinkTable>;

const day = 24 * 3_600_000;
const lifetimes = { invitation: 3 * day, recovery: day } as const satisfies Record<StaffLink['kind'], number>;

interface NewLink {
  readonly staffId: string;
  readonly kind: StaffLink['kind'];
  readonly origin: string;
  /** True where the operator vouches for a recovery. */
  readonly isApproved?: boolean;
}

/**
 * Makes a link to register a passkey. A new invitation ends the previous one; recovery links stay valid until one of
 * them is used, so that a stranger's request doesn't end the member's own. The token is in the fragment, which no server
 * or proxy logs.
 */
export async function makeLink(
  { database, clock }: Deps,
  { staffId, kind, origin, isApproved = false }: NewLink,
): Promise<{ link: string; expiresAt: Date }> {
  const token = newToken();
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + lifetimes[kind]);
  if (kind === 'invitation') {
    await database.sql
      .deleteFrom('staff_link')
      .where('staff_id', '=', staffId)
      .where('kind', '=', kind)
      .execute();
  }
  await database.sql
    .insertInto('staff_link')
    .values({
      hash: hashToken(token),
      id: randomUUID(),
      staff_id: staffId,
      kind,
      created_at: now,
      expires_at: expiresAt,
      approved_by: null,
      approved_at: isApproved ? now : null,
    })
    .execute();
  return { link: `${origin}/desk/join#${token}`, expiresAt };
}

/** The link of a token, or null once it was used or has expired. */
export async function findStaffLink({ database, clock }: Deps, token: string): Promise<StaffLink | null> {
  const link = await database.sql
    .selectFrom('staff_link')
    .selectAll()
    .where('hash', '=', hashToken(token))
    .executeTakeFirst();
  return link && isAlive(link.expires_at, clock.now(), lifetimes[link.kind]) ? link : null;
}

/** Whether a link waits for the approval of another member of the staff. */
export const isWaiting = ({ kind, approved_at }: StaffLink) => kind === 'recovery' && approved_at === null;

/** Removes all links of a member of the staff. */
export async function removeLinks({ database }: Pick<Deps, 'database'>, staffId: string): Promise<void> {
  await database.sql.deleteFrom('staff_link').where('staff_id', '=', staffId).execute();
}

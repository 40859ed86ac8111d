import { randomUUID } from 'node:crypto';
import type { DeskApi } from '../../../../contract/desk/api.ts';
import type { Reseller, resellersApi } from '../../../../contract/desk/resellers.ts';
import type { AuditAction } from '../../../../domain/staff/auditActions.ts';
import { writeAudit } from '../../../desk/audit.ts';
import { type DeskDeps, staffActor } from '../../../desk/deskDeps.ts';
import type { DeskFeature } from '../../../http/feature.ts';
import type { RequestContext, RouteHandler, RouteHandlers } from '../../../http/requestContext.ts';
import { ProblemError } from '../../../platform/problem.ts';
import { createResellerKey } from '../resellerKeys.ts';
import { lockReseller, readResellers, toColumns, toFields } from './resellerRows.ts';
import { readStatement } from './statement.ts';

type ResellerDeps = Pick<DeskDeps, 'database' | 'clock'>;

/** @throws ProblemError 'notFound' */
async function oneReseller(deps: ResellerDeps, id: string): Promise<Reseller> {
  const [reseller] = await readResellers(deps, id);
  if (!reseller) throw new ProblemError('notFound');
  return reseller;
}

interface Recorded {
  readonly action: AuditAction<'reseller'>;
  readonly before?: Readonly<Record<string, unknown>>;
  readonly after?: Readonly<Record<string, unknown>>;
}

const record = (deps: ResellerDeps, context: RequestContext, subjectId: string, recorded: Recorded) =>
  writeAudit(deps, staffActor(context), { subject: 'reseller', subjectId, ...recorded });

function addReseller(deps: ResellerDeps): RouteHandler<DeskApi['addReseller']> {
  const { database, clock } = deps;
  return ({ body }, context) =>
    database.transaction(async () => {
      const id = randomUUID();
      await database.sql
        .insertInto('reseller')
        .values({ id, ...toColumns(body), created_at: clock.now(), version: 0 })
        .execute();
      const key = await createResellerKey(deps, id);
      const { email: _, ...after } = body;
      await record(deps, context, id, { action: 'add', after });
      return { reseller: await oneReseller(deps, id), key };
    });
}

function changeReseller(deps: ResellerDeps): RouteHandler<DeskApi['changeReseller']> {
  const { database } = deps;
  return ({ params: { resellerId }, body: { version, ...fields } }, context) =>
    database.transaction(async () => {
      const row = await lockReseller(database, resellerId);
      if (row.version !== version) throw new ProblemError('changedMeanwhile');
      await database.sql
        .updateTable('reseller')
        .set({ ...toColumns(fields), version: version + 1 })
        .where('id', '=', resellerId)
        .execute();
      const { email: _, ...before } = toFields(row);
      const { email: __, ...after } = fields;
      await record(deps, context, resellerId, { action: 'change', before, after });
      return oneReseller(deps, resellerId);
    });
}

function rotateResellerKey(deps: ResellerDeps): RouteHandler<DeskApi['rotateResellerKey']> {
  const { database } = deps;
  return ({ params: { resellerId } }, context) =>
    database.transaction(async () => {
      const { name } = await lockReseller(database, resellerId);
      const key = await createResellerKey(deps, resellerId);
      await record(deps, context, resellerId, { action: 'rotateKey', after: { name } });
      return { reseller: await oneReseller(deps, resellerId), key };
    });
}

function setResellerDisabled(deps: ResellerDeps): RouteHandler<DeskApi['setResellerDisabled']> {
  const { database, clock } = deps;
  return ({ params: { resellerId }, body: { isDisabled } }, context) =>
    database.transaction(async () => {
      const { name, disabled_at } = await lockReseller(database, resellerId);
      if ((disabled_at !== null) !== isDisabled) {
        await database.sql
          .updateTable('reseller')
          .set({ disabled_at: isDisabled ? clock.now() : null })
          .where('id', '=', resellerId)
          .execute();
        await record(deps, context, resellerId, {
          action: isDisabled ? 'disable' : 'enable',
          after: { name },
        });
      }
      return oneReseller(deps, resellerId);
    });
}

/** The resellers at the desk, which only the owner sees. */
export function openResellers(deps: ResellerDeps): DeskFeature<RouteHandlers<typeof resellersApi>> {
  return {
    deskHandlers: {
      listResellers: async () => ({ content: await readResellers(deps) }),
      addReseller: addReseller(deps),
      changeReseller: changeReseller(deps),
      rotateResellerKey: rotateResellerKey(deps),
      setResellerDisabled: setResellerDisabled(deps),
      getResellerStatement: async ({ params: { resellerId }, query: { month } }) => {
        const { name } = await oneReseller(deps, resellerId);
        return { name, content: await readStatement(deps.database, resellerId, month) };
      },
    },
  };
}

import { sql } from 'kysely';
import type { PhotographList, photographsApi } from '../../../../contract/desk/photographs.ts';
import { photographPageSize } from '../../../../domain/places/photographRules.ts';
import { writeAudit } from '../../../desk/audit.ts';
import { type DeskDeps, staffActor } from '../../../desk/deskDeps.ts';
import { withBlanks } from '../../../guide/guideText.ts';
import type { RouteHandlers } from '../../../http/requestContext.ts';
import type { Photographs } from '../../../media/photographs/photographs.ts';
import { readNeeded, readUses, removeUnneeded } from '../../../media/photographs/photographUses.ts';
import type { Pictures } from '../../../media/pictures/pictures.ts';
import type { Database } from '../../../platform/database/database.ts';
import { ProblemError } from '../../../platform/problem.ts';

type PhotographHandlers = RouteHandlers<typeof photographsApi>;

type PhotographDeps = DeskDeps & {
  readonly pictures: Pick<Pictures, 'byPlace' | 'url'>;
  readonly photographs: Photographs;
};

/** Seconds after which a member may retry an upload that was refused because another one was under way. */
const uploadPause = 5;

/** What editors upload for the guide's places. */
export function openPhotographs(deps: PhotographDeps): PhotographHandlers {
  const { database, limits, photographs } = deps;
  /** Members of the staff whose upload is under way: each upload is up to 20 MB of memory, however slowly it arrives. */
  const uploading = new Set<string>();
  return {
    async uploadPhotograph({ body }, context) {
      const actor = staffActor(context);
      const { staffId, name } = context.staff();
      await limits.take('photographByStaff', staffId);
      if (uploading.has(staffId))
        throw new ProblemError('tooManyRequests', 'another upload of yours is under way', [], {
          retryAfter: uploadPause,
        });
      uploading.add(staffId);
      try {
        return await photographs.add(body, { id: staffId, name }, ({ hash, width, height }) =>
          writeAudit(deps, actor, {
            action: 'uploadPhotograph',
            subject: 'photograph',
            subjectId: hash,
            after: { width, height },
          }),
        );
      } finally {
        uploading.delete(staffId);
      }
    },

    async listPhotographs({ query: { page, placeId } }) {
      const rows = await selectPhotographs(database)
        .limit(photographPageSize + 1)
        .offset((page - 1) * photographPageSize)
        .execute();
      const uses = Map.groupBy(await readUses(database), ({ hash }) => hash);
      const needed = await readNeeded(database);
      return {
        content: rows.slice(0, photographPageSize).map(({ uploaded_at, who, bytes, ...photograph }) => ({
          ...photograph,
          uploadedAt: uploaded_at.toISOString(),
          by: who,
          bytes: Number(bytes),
          places: (uses.get(photograph.hash) ?? []).map(({ id, name }) => ({ id, name })),
          isNeeded: needed.has(photograph.hash),
        })),
        hasMore: rows.length > photographPageSize,
        total: await readTotal(database),
        drawings: placeId === undefined ? [] : await findDrawings(deps, placeId),
      };
    },

    removePhotograph: ({ params: { hash } }, context) =>
      database.transaction(async () => {
        const photograph = await selectPhotographs(database).where('p.hash', '=', hash).executeTakeFirst();
        if (!photograph) throw new ProblemError('notFound');
        if (!(await removeUnneeded(database, hash)))
          throw new ProblemError('notPossibleNow', 'a place or a history entry needs this photograph');
        await writeAudit(deps, staffActor(context), {
          action: 'removePhotograph',
          subject: 'photograph',
          subjectId: hash,
          before: { width: photograph.width, height: photograph.height, by: photograph.who },
        });
        return undefined;
      }),
  };
}

/** The newest first, each with the bytes of all its sizes. */
const selectPhotographs = ({ sql: handle }: Database) =>
  handle
    .selectFrom('photograph as p')
    .select(['p.hash', 'p.width', 'p.height', 'p.uploaded_at', 'p.who'])
    .select((column) =>
      column
        .selectFrom('photograph_size as s')
        .select(sql<number>`coalesce(sum(length(s.bytes)), 0)::int`.as('bytes'))
        .whereRef('s.hash', '=', 'p.hash')
        .as('bytes'),
    )
    .orderBy('p.uploaded_at', 'desc')
    .orderBy('p.hash');

async function readTotal({ sql: handle }: Database): Promise<PhotographList['total']> {
  const { photographs, bytes } = await handle
    .selectFrom('photograph_size')
    .select([
      sql<number>`count(distinct hash)::int`.as('photographs'),
      sql<number>`coalesce(sum(length(bytes)), 0)::bigint`.as('bytes'),
    ])
    .executeTakeFirstOrThrow();
  return { photographs, bytes: Number(bytes) };
}

/** The drawings of a place in content/pictures; a place made at the desk has none. */
async function findDrawings(
  { database, pictures }: PhotographDeps,
  placeId: number,
): Promise<PhotographList['drawings']> {
  const place = await database.sql
    .selectFrom('place')
    .select('key')
    .where('id', '=', placeId)
    .executeTakeFirst();
  return (pictures.byPlace.get(place?.key ?? '') ?? []).flatMap(({ name, picture }) =>
    'scene' in picture
      ? [{ scene: parseScene(picture.scene), url: pictures.url(name), alt: withBlanks(picture.alt) }]
      : [],
  );
}

/** Converts a scene to the plain values that JSON keeps. */
function parseScene(scene: object): PhotographList['drawings'][number]['scene'] {
  return JSON.parse(JSON.stringify(scene));
}

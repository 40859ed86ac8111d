import type { guideApi } from '../../../../contract/desk/guide.ts';
import type { GuideDeps } from '../../../desk/deskDeps.ts';
import { staffActor } from '../../../desk/deskDeps.ts';
import type { RouteHandlers } from '../../../http/requestContext.ts';
import { discardDraft, draftedFields, saveDraft } from './drafts.ts';
import { findPlace, readGuidePlace } from './guidePlace.ts';
import { readGuideTable } from './guideTable.ts';
import { readHistory } from './history.ts';
import { createPlace } from './newPlace.ts';
import { publishDraft, restorePlace, setHidden, settleRelease } from './publications.ts';

/** A place with its draft, as editors preview it. */
export async function readPreviewed(deps: GuideDeps, placeId: number) {
  const { id, key, drawings, ...place } = await findPlace(deps, placeId);
  return { id, key, drawings, fields: draftedFields(place) };
}

/** What editors change of the guide. */
export function openGuideDesk(deps: GuideDeps): RouteHandlers<typeof guideApi> {
  return {
    listGuide: async () => ({ content: await readGuideTable(deps) }),
    getGuidePlace: ({ params }) => readGuidePlace(deps, params.placeId),
    async createGuidePlace({ body }, context) {
      return readGuidePlace(deps, await createPlace(deps, body, staffActor(context)));
    },
    async saveGuideDraft({ params: { placeId }, body: { changes } }, context) {
      await saveDraft(deps, { placeId, changes, staff: staffActor(context) });
      return readGuidePlace(deps, placeId);
    },
    async discardGuideDraft({ params: { placeId }, query: { version } }, context) {
      await discardDraft(deps, { placeId, version, staff: staffActor(context) });
    },
    async publishGuidePlace({ params: { placeId }, body: { version } }, context) {
      await publishDraft(deps, { placeId, version, staff: staffActor(context) });
      return readGuidePlace(deps, placeId);
    },
    async setGuidePlaceHidden({ params: { placeId }, body: { isHidden } }, context) {
      await setHidden(deps, { placeId, isHidden, staff: staffActor(context) });
      return readGuidePlace(deps, placeId);
    },
    async listGuideHistory({ params: { placeId }, query: { page } }) {
      await findPlace(deps, placeId);
      return readHistory(deps, placeId, page);
    },
    async restoreGuidePlace({ params: { placeId, publicationId } }, context) {
      await restorePlace(deps, { placeId, publicationId, staff: staffActor(context) });
      return readGuidePlace(deps, placeId);
    },
    async resolveUpstreamConflict({ params: { placeId }, body: { field, keep } }, context) {
      await settleRelease(deps, { placeId, field, keep, staff: staffActor(context) });
      return readGuidePlace(deps, placeId);
    },
  };
}

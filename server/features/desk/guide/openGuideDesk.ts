import type { guideApi } from '../../../../contract/desk/guide.ts';
import type { HandlersOf } from '../../../http/requestContext.ts';
import type { GuideParts } from '../deskParts.ts';
import { staffActor } from '../deskParts.ts';
import { discardDraft, draftedFields, saveDraft } from './drafts.ts';
import { placeOf, readGuidePlace } from './guidePlace.ts';
import { readGuideTable } from './guideTable.ts';
import { readHistory } from './history.ts';
import { createPlace } from './newPlace.ts';
import { publishDraft, restorePlace, setHidden, settleRelease } from './publications.ts';

/** A place with its draft, as editors preview it. */
export async function readPreviewed(parts: GuideParts, placeId: number) {
  const { id, key, drawings, ...place } = await placeOf(parts, placeId);
  return { id, key, drawings, fields: draftedFields(place) };
}

/** What editors change of the guide. */
export function openGuideDesk(parts: GuideParts): HandlersOf<typeof guideApi> {
  return {
    listGuide: async () => ({ content: await readGuideTable(parts) }),
    getGuidePlace: ({ params }) => readGuidePlace(parts, params.placeId),
    async createGuidePlace({ body }, context) {
      return readGuidePlace(parts, await createPlace(parts, body, staffActor(context)));
    },
    async saveGuideDraft({ params: { placeId }, body: { changes } }, context) {
      await saveDraft(parts, { placeId, changes, staff: staffActor(context) });
      return readGuidePlace(parts, placeId);
    },
    async discardGuideDraft({ params: { placeId }, query: { version } }, context) {
      await discardDraft(parts, { placeId, version, staff: staffActor(context) });
    },
    async publishGuidePlace({ params: { placeId }, body: { version } }, context) {
      await publishDraft(parts, { placeId, version, staff: staffActor(context) });
      return readGuidePlace(parts, placeId);
    },
    async setGuidePlaceHidden({ params: { placeId }, body: { isHidden } }, context) {
      await setHidden(parts, { placeId, isHidden, staff: staffActor(context) });
      return readGuidePlace(parts, placeId);
    },
    async listGuideHistory({ params: { placeId }, query: { page } }) {
      await placeOf(parts, placeId);
      return readHistory(parts, placeId, page);
    },
    async restoreGuidePlace({ params: { placeId, publicationId } }, context) {
      await restorePlace(parts, { placeId, publicationId, staff: staffActor(context) });
      return readGuidePlace(parts, placeId);
    },
    async settleReleaseChange({ params: { placeId }, body: { field, keep } }, context) {
      await settleRelease(parts, { placeId, field, keep, staff: staffActor(context) });
      return readGuidePlace(parts, placeId);
    },
  };
}

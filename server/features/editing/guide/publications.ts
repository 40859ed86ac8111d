import type { FieldChange } from '../../../../contract/desk/guide.ts';
import type { PlaceFieldName } from '../../../../contract/desk/placeFields.ts';
import type { PublicationKind } from '../../../../domain/places/guideRules.ts';
import type { AuditAction } from '../../../../domain/staff/auditActions.ts';
import { type Actor, writeAudit } from '../../../desk/audit.ts';
import type { GuideDeps } from '../../../desk/deskDeps.ts';
import type { MergedPlace } from '../../../guide/mergedGuide.ts';
import type { PlaceChange } from '../../../guide/publishing.ts';
import { ProblemError } from '../../../platform/problem.ts';
import { assertVersion, clearDraft } from './drafts.ts';
import { findPlace } from './guidePlace.ts';
import { fieldsBefore, latestPublications } from './history.ts';

interface DeskPublication {
  readonly placeId: number;
  readonly kind: PublicationKind;
  readonly staff: Actor;
  readonly change: (place: MergedPlace) => PlaceChange;
  /** Runs in the transaction, before the audit line is written: a throw publishes nothing. */
  readonly beforeCommit?: (changes: readonly FieldChange[]) => Promise<void>;
  /** Written to the audit trail besides the names of the changed fields. */
  readonly facts?: Readonly<Record<string, unknown>>;
}

const actions: Record<PublicationKind, AuditAction<'guidePlace'>> = {
  publish: 'publishGuidePlace',
  restore: 'restoreGuidePlace',
  hide: 'hideGuidePlace',
  show: 'showGuidePlace',
  release: 'resolveUpstreamConflict',
};

/** Publishes with a line in the audit trail, which names the changed fields. Their values are in the history. */
async function publishAudited(deps: GuideDeps, publication: DeskPublication): Promise<void> {
  const { placeId, kind, staff, change, beforeCommit, facts } = publication;
  await deps.publishing.publish({
    placeId,
    kind,
    staff: { staffId: staff.id, name: staff.name },
    change,
    beforeCommit: async ({ changes, publicationId }) => {
      await beforeCommit?.(changes);
      await writeAudit(deps, staff, {
        action: actions[kind],
        subject: 'guidePlace',
        subjectId: placeId,
        after: { publicationId, ...facts, fields: changes.map(({ field }) => field) },
      });
    },
  });
}

interface ByStaff {
  readonly placeId: number;
  readonly staff: Actor;
}

/** Publishes the draft of the version that the editor saw. */
export async function publishDraft(
  deps: GuideDeps,
  { placeId, staff, version }: ByStaff & { readonly version: number },
): Promise<void> {
  await publishAudited(deps, {
    placeId,
    kind: 'publish',
    staff,
    change: (place) => {
      assertVersion(place, version);
      if (version === 0) throw new ProblemError('notPossibleNow', 'nothing is drafted');
      return { fields: place.draft.fields };
    },
    beforeCommit: () => clearDraft(deps, placeId, version),
  });
}

/** Hides a published place from visitors, or shows it again. */
export async function setHidden(
  deps: GuideDeps,
  { placeId, staff, isHidden }: ByStaff & { readonly isHidden: boolean },
): Promise<void> {
  const place = await findPlace(deps, placeId);
  if (place.isPublished && place.isHidden === isHidden) return;
  await publishAudited(deps, {
    placeId,
    kind: isHidden ? 'hide' : 'show',
    staff,
    change: () => ({ isHidden }),
  });
}

/** Publishes the fields as they were before a publication; later publications of the same place are undone too. */
export async function restorePlace(
  deps: GuideDeps,
  { placeId, staff, publicationId }: ByStaff & { readonly publicationId: number },
): Promise<void> {
  const { origin } = await findPlace(deps, placeId);
  const { fields, upTo } = await fieldsBefore(deps, { placeId, publicationId, origin });
  await publishAudited(deps, {
    placeId,
    kind: 'restore',
    staff,
    change: () => ({ fields }),
    beforeCommit: async (changes) => {
      if (changes.length === 0) throw new ProblemError('notPossibleNow', 'nothing has changed since');
      // The history already contains this publication, so the previous one is the second.
      const [, before] = await latestPublications(deps, placeId, 2);
      if (before !== upTo) throw new ProblemError('changedMeanwhile', 'somebody else published meanwhile');
    },
    facts: { before: publicationId },
  });
}

/** Keeps the desk's value of a field that a release has changed as well, or publishes the release's. */
export async function settleRelease(
  deps: GuideDeps,
  { placeId, staff, field, keep }: ByStaff & { readonly field: PlaceFieldName; keep: 'desk' | 'release' },
): Promise<void> {
  await publishAudited(deps, {
    placeId,
    kind: 'release',
    staff,
    change: ({ upstreamConflicts, fields, contentFields }) => {
      if (!upstreamConflicts.some((change) => change.field === field) || !contentFields)
        throw new ProblemError('notPossibleNow', 'no release has changed this field');
      return { fields: { [field]: (keep === 'desk' ? fields : contentFields)[field] } };
    },
    facts: { keep, field },
  });
}

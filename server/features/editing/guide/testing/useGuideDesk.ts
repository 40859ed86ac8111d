import { apiBase } from '../../../../../contract/addresses.ts';
import { deskApi } from '../../../../../contract/desk/api.ts';
import type { GuidePlace } from '../../../../../contract/desk/guide.ts';
import type { PlaceFieldName } from '../../../../../contract/desk/placeFields.ts';
import type { StaffRole } from '../../../../../domain/staff/staffRules.ts';
import { auditLines } from '../../../../desk/testing/auditLines.ts';
import { testPhotograph } from '../../../../media/photographs/testing/testPhotographs.ts';
import type { Database } from '../../../../platform/database/database.ts';
import { useApplication } from '../../../../testing/testApplication.ts';
import { TestStaff } from '../../../../testing/testStaff.ts';

/** A field's new value, and the value that the editor saw, by default the current one. */
export interface Edit {
  readonly field: PlaceFieldName;
  readonly before?: unknown;
  readonly after: unknown;
}

/** The product with what tests of the guide's editing share. */
export function useGuideDesk(database: () => Database, { hasFewPlaces = false } = {}) {
  const { app, clock } = useApplication(database, { hasFewPlaces, variables: { RATE_LIMITS: 'off' } });
  const staff = (role: StaffRole) => TestStaff.signIn({ app, database, clock }, role);

  const get = async (who: TestStaff, id: number): Promise<GuidePlace> =>
    deskApi.getGuidePlace.response.parse((await who.call('GET', `/desk/guide/${id}`)).body);

  const valueIn = ({ published, draft }: GuidePlace, field: PlaceFieldName): unknown =>
    ({ ...published, ...draft.fields })[field];

  /** Saves fields of a draft as an editor who sees their present values. */
  async function save(who: TestStaff, id: number, edits: readonly Edit[]) {
    const place = edits.some(({ before }) => before === undefined) ? await get(who, id) : null;
    return who.call('PATCH', `/desk/guide/${id}/draft`, {
      changes: edits.map(({ field, before, after }) => ({
        field,
        before: before === undefined ? place && valueIn(place, field) : before,
        after,
      })),
    });
  }

  async function publish(who: TestStaff, id: number, version?: number) {
    const seen = version ?? (await get(who, id)).draft.version;
    return who.call('POST', `/desk/guide/${id}/publish`, { version: seen });
  }

  /** Uploads a photograph; returns its hash. */
  const upload = async (who: TestStaff): Promise<string> => {
    const response = await app().inject({
      method: 'POST',
      url: `${apiBase}/desk/photographs`,
      headers: { cookie: who.cookie, 'content-type': 'image/jpeg' },
      payload: await testPhotograph({ width: 800, height: 600 }),
    });
    return response.json().hash;
  };

  const history = async (who: TestStaff, id: number, page = 1) =>
    deskApi.listGuideHistory.response.parse(
      (await who.call('GET', `/desk/guide/${id}/history?page=${page}`)).body,
    );

  /** What the audit trail says of a place, the oldest first. */
  const audit = (id: number) => auditLines(database(), 'guidePlace', id);

  /** Everything that the desk stores of the guide, for comparison. */
  const stored = async () =>
    JSON.stringify([
      await database().sql.selectFrom('desk_place').selectAll().orderBy('place_id').execute(),
      await database().sql.selectFrom('place_publication').selectAll().orderBy('id').execute(),
      await database().sql.selectFrom('guide_state').selectAll().execute(),
    ]);

  const visitorsPlace = async (path: string, locale = 'en') => {
    const response = await app().inject({ url: `/api/v1/places/${path}?locale=${locale}` });
    return { status: response.statusCode, body: response.json() };
  };

  return { app, clock, staff, get, save, publish, upload, history, audit, stored, visitorsPlace };
}

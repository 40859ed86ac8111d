import { Readable } from 'node:stream';
import type { DeskDeps } from '../../desk/deskDeps.ts';
import type { DeskFeature, Feature } from '../../http/feature.ts';
import { createPhotographs } from '../../media/photographs/photographs.ts';
import type { Pictures } from '../../media/pictures/pictures.ts';
import type { JobErrors } from '../../platform/jobs/jobErrors.ts';
import { openFestivals } from './festivals/openFestivals.ts';
import { openGuideDesk, readPreviewed } from './guide/openGuideDesk.ts';
import { type OfficialService, openOfficialData } from './officialData/openOfficialData.ts';
import { openPhotographs } from './photographs/openPhotographs.ts';
import { openPlaceReports, type PlaceReportHandlers } from './placeReports/openPlaceReports.ts';
import type { ReportPlaceDeps } from './placeReports/reportPlace.ts';
import { openSynonyms } from './synonyms/openSynonyms.ts';

type EditingDeps = DeskDeps &
  ReportPlaceDeps & {
    readonly pictures: Pictures;
    readonly official: OfficialService | null;
    readonly jobErrors: JobErrors;
  };

type EditingHandlers = ReturnType<typeof openGuideDesk> &
  ReturnType<typeof openFestivals> &
  ReturnType<typeof openSynonyms> &
  ReturnType<typeof openPhotographs> &
  PlaceReportHandlers['handlers'] &
  ReturnType<typeof openOfficialData>['handlers'];

/** `handlers` are what visitors report about places. */
interface EditingFeature
  extends DeskFeature<EditingHandlers>,
    Feature<PlaceReportHandlers['visitorHandlers']> {
  /** Starts and stops the comparison with official data. */
  begin(): void;
  close(): Promise<void>;
  /** A place with its draft; throws 'notFound' where there is none. */
  readonly readPreviewed: (placeId: number) => ReturnType<typeof readPreviewed>;
}

/** Editing the guide: places, photographs, festivals, search synonyms, official data, and visitors' reports about places. */
export function openEditing(deps: EditingDeps): EditingFeature {
  const placeReports = openPlaceReports(deps);
  // Uploads and official data share this, so that photographs are encoded one at a time.
  const photographs = createPhotographs(deps);
  const officialData = openOfficialData({
    ...deps,
    storePhotograph: async (bytes, { id, name }) =>
      (await photographs.add(Readable.from([bytes]), { id, name })).hash,
  });
  return {
    handlers: placeReports.visitorHandlers,
    deskHandlers: {
      ...placeReports.handlers,
      ...openGuideDesk(deps),
      ...openFestivals(deps),
      ...openSynonyms(deps),
      ...openPhotographs({ ...deps, photographs }),
      ...officialData.handlers,
    },
    begin: () => officialData.begin(),
    close: () => officialData.close(),
    readPreviewed: (placeId) => readPreviewed(deps, placeId),
  };
}

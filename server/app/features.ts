import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createDeskEvents } from '../desk/deskEvents.ts';
import { openAccountData } from '../features/accountData/openAccountData.ts';
import { openAccounting } from '../features/accounting/openAccounting.ts';
import { openDeskAccounts } from '../features/accounts/desk/openDeskAccounts.ts';
import { openAccounts } from '../features/accounts/openAccounts.ts';
import { openAlerts } from '../features/alerts/openAlerts.ts';
import { createCloseSales } from '../features/capacity/desk/closures.ts';
import { openDeskSales } from '../features/capacity/desk/openDeskSales.ts';
import { openCapacity } from '../features/capacity/openCapacity.ts';
import { openCompany } from '../features/company/openCompany.ts';
import { openDepartures } from '../features/departures/openDepartures.ts';
import { openDocuments } from '../features/documents/openDocuments.ts';
import { openDrivingTimes } from '../features/drivingTimes/openDrivingTimes.ts';
import { openEditing } from '../features/editing/openEditing.ts';
import { openFestivals } from '../features/festivals/openFestivals.ts';
import { openGuideFiles } from '../features/guideFiles/openGuideFiles.ts';
import { openLikes } from '../features/likes/openLikes.ts';
import { openResellers } from '../features/octo/desk/openResellers.ts';
import { openOcto } from '../features/octo/openOcto.ts';
import { openOfflineGuide } from '../features/offlineGuide/openOfflineGuide.ts';
import { openBadDay } from '../features/orders/badDay/openBadDay.ts';
import { openDeskOrders } from '../features/orders/desk/openDeskOrders.ts';
import { openTickets, type TicketTimes } from '../features/orders/openTickets.ts';
import { openPasses } from '../features/orders/passes/openPasses.ts';
import { openPlans } from '../features/plans/openPlans.ts';
import { openSaleTerms } from '../features/saleTerms/openSaleTerms.ts';
import { termsValues } from '../features/saleTerms/termsValues.ts';
import { openStaff } from '../features/staff/openStaff.ts';
import { openThingsToDo } from '../features/thingsToDo/openThingsToDo.ts';
import { openTours } from '../features/tours/openTours.ts';
import { createTourPorts } from '../features/tours/tourPorts.ts';
import { createTourReports } from '../features/tours/tourReports.ts';
import type { ContentGuide } from '../guide/contentGuide.ts';
import type { GuideVersion } from '../guide/guideVersion.ts';
import { createPublishing } from '../guide/publishing.ts';
import { readBaseMap } from '../media/maps/baseMap.ts';
import { drawPlaces } from '../media/maps/drawPlaces.ts';
import { registerPlaceMaps } from '../media/maps/placeMaps.ts';
import { registerPhotographs } from '../media/photographs/photographs.ts';
import type { Pictures } from '../media/pictures/pictures.ts';
import type { Database } from '../platform/database/database.ts';
import { tracedIdentity, tracedPayments } from '../providers/tracedProviders.ts';
import { deskAddress, settingsNeededToSell } from './configuration.ts';
import type { OpenedGuide } from './openGuide.ts';
import { createIdentity, createOfficialData, createPayments, createRouting } from './providers.ts';
import type { Services } from './services.ts';

interface FeatureDeps extends Services {
  /** The project's folder, whose content/ is read. */
  readonly root: string;
  /** The database for the guide's reads. */
  readonly readDatabase: Database;
  readonly contentGuide: ContentGuide;
  readonly pictures: Pictures;
  readonly guide: OpenedGuide;
  readonly guideVersion: GuideVersion;
  readonly ticketTimes: TicketTimes | undefined;
  readonly offlineQuality: number | undefined;
}

/** Opens every feature, and injects cross-feature dependencies. `resources` stops their background work. */
export async function openFeatures(featureDeps: FeatureDeps, resources: AsyncDisposableStack) {
  const deskOrigin = deskAddress(featureDeps.configuration);
  const deps = { ...featureDeps, deskEvents: createDeskEvents({ ...featureDeps, deskOrigin }) };
  const { configuration, database, readDatabase, clock, sandboxes, pictures, guide, guideVersion, log } =
    deps;
  const isSecure = configuration.publicOrigin?.startsWith('https:') ?? false;
  // Read when the first picture needs it: most processes never draw one.
  let map: ReturnType<typeof readBaseMap> | undefined;
  const readMap = () => (map ??= readBaseMap(path.join(deps.root, 'content/map')));
  const onGuideChange = () => guideVersion.read();

  const { settings, readCompany, readSaleTerms } = deps;
  const companyPhone = () => readCompany().phone;
  const neededSettings = () => settingsNeededToSell(configuration, readCompany());
  const documents = await openDocuments(path.join(deps.root, 'content/documents'), (language) => ({
    ...readCompany().documentValues[language === 'ko' ? 'ko' : 'en'],
    ...termsValues(readSaleTerms()),
  }));
  const offlineGuide = openOfflineGuide({
    ...{ database: readDatabase, guideVersion, settings, pictures, documents },
    quality: deps.offlineQuality,
  });
  const festivals = openFestivals({ database: readDatabase, clock });
  const company = openCompany({ ...deps, defaults: configuration.company, neededSettings });
  const departures = openDepartures(deps);
  const likes = openLikes(deps);
  const plans = openPlans({ ...deps, readMap });
  const drivingTimes = openDrivingTimes({ ...deps, routing: createRouting(configuration, log) });
  const tourReports = createTourReports(deps);
  const { payments, paymentPage } = createPayments(configuration, sandboxes, database);
  const saleTerms = openSaleTerms({ ...deps, methods: paymentPage.methods });
  const capacity = openCapacity({ ...deps, neededSettings });
  const tourPorts = createTourPorts(deps);
  const tickets = openTickets({
    ...deps,
    payments: tracedPayments(payments),
    paymentPage,
    onTransition: deps.metrics.orderMoved,
    tourPorts,
    cars: capacity.cars,
    companyPhone,
    reports: tourReports,
    ...deps.ticketTimes,
  });
  resources.defer(() => tickets.close());
  const passes = openPasses({
    ...deps,
    tourPorts,
    companyPhone,
    publicFolder: path.join(deps.root, 'web/public'),
  });
  const octo = openOcto({ ...deps, readSales: capacity.readSales, orders: tickets.resellerOrders });
  const accounts = openAccounts({
    ...deps,
    isSecure,
    identity: tracedIdentity(createIdentity(configuration, sandboxes)),
    orders: tickets.accountOrders,
    releaseLikes: likes.releaseLikes,
  });
  const accountData = openAccountData(deps);
  const publishing = createPublishing({ ...deps, onPublished: onGuideChange });
  const deskDeps = {
    ...deps,
    isSecure: configuration.deskOrigin?.startsWith('https:') ?? isSecure,
    idleLife: configuration.deskIdleMinutes * 60_000,
    guideOrigin: configuration.deskOrigin === null ? '' : (configuration.publicOrigin ?? ''),
    deskPhone: companyPhone,
    authenticate: accounts.authenticate,
    onGuideChange,
    publishing,
  };
  const staff = openStaff(deskDeps);
  const { authenticateStaff, openSessions } = staff;
  const alerts = openAlerts({ ...deskDeps, authenticateStaff, openSessions, deskOrigin });
  resources.defer(() => alerts.close());
  const tours = openTours(deskDeps);
  const deskSales = openDeskSales({ ...deskDeps, neededSettings });
  const deskOrders = openDeskOrders({ ...deskDeps, orders: tickets.orderService, tourReports });
  const accounting = openAccounting(deskDeps);
  const resellers = openResellers(deskDeps);
  const badDay = openBadDay({
    ...{ ...deskDeps, transitions: tickets.transitions, closeSales: createCloseSales(deskDeps) },
    wakeCallOffs: () => tickets.callOffs.wake(),
  });
  const deskAccounts = openDeskAccounts({ ...deskDeps, accounts: accounts.service });
  const editing = openEditing({
    ...deskDeps,
    official: createOfficialData(configuration, sandboxes, database),
  });
  resources.defer(() => editing.close());

  return {
    handlers: {
      ...guide.handlers,
      ...festivals.handlers,
      ...company.handlers,
      ...departures.handlers,
      ...accounts.handlers,
      ...accountData.handlers,
      ...likes.handlers,
      ...plans.handlers,
      ...drivingTimes.handlers,
      ...capacity.handlers,
      ...tickets.handlers,
      ...editing.handlers,
    },
    deskHandlers: {
      ...staff.deskHandlers,
      ...alerts.deskHandlers,
      ...tours.deskHandlers,
      ...deskSales.deskHandlers,
      ...deskOrders.deskHandlers,
      ...accounting.deskHandlers,
      ...resellers.deskHandlers,
      ...company.deskHandlers,
      ...saleTerms.deskHandlers,
      ...departures.deskHandlers,
      ...badDay.deskHandlers,
      ...deskAccounts.deskHandlers,
      ...editing.deskHandlers,
    },
    routes: [
      accounts.registerRoutes,
      documents.registerRoutes,
      pictures.registerRoutes,
      plans.registerRoutes,
      (app: FastifyInstance) => registerPlaceMaps(app, { database: readDatabase, readMap }),
      (app: FastifyInstance) => registerPhotographs(app, database),
      offlineGuide.registerRoutes,
      alerts.registerRoutes,
      octo.registerRoutes,
      passes.registerRoutes,
      openGuideFiles(readDatabase).registerRoutes,
      openThingsToDo({ ...deps, neededSettings }).registerRoutes,
    ],
    authenticate: accounts.authenticate,
    authenticateStaff,
    documents,
    listedPlaces: guide.listedPlaces,
    isGuideLoaded: guide.isLoaded,
    previewPlace: async (placeId: number, locale: Parameters<typeof guide.previewPlace>[1]) =>
      guide.previewPlace(await editing.readPreviewed(placeId), locale),
    drawMap: async (spot: Parameters<typeof drawPlaces>[1][number]) => drawPlaces(await readMap(), [spot]),
    /** Starts background work that needs this process to listen, such as calls to the sandboxes. */
    begin() {
      tickets.begin();
      editing.begin();
      alerts.begin();
    },
    /** What the operator's commands use. */
    operated: { ...tickets, deskOrigin },
  };
}

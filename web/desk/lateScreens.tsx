import { type ComponentType, lazy, Suspense } from 'react';
import { LoadingRows } from './shell/LoadingRows.tsx';

/** Loads code that creates schemas, after the setting that they depend on. */
export async function loadWithSchemas<Module>(load: () => Promise<Module>): Promise<Module> {
  await import('./zodWithoutEval.ts');
  return load();
}

/** A screen whose code is loaded when it is opened first. */
function late(load: () => Promise<ComponentType>) {
  const Screen = lazy(async () => ({ default: await loadWithSchemas(load) }));
  return function LateScreen() {
    return (
      <Suspense fallback={<Opening />}>
        <Screen />
      </Suspense>
    );
  };
}

function Opening() {
  return (
    <div className="mx-auto max-w-page px-4 py-6">
      <LoadingRows />
    </div>
  );
}

export const TourRoute = late(async () => (await import('./tours/TourScreen.tsx')).TourScreen);
export const DaySheetRoute = late(async () => (await import('./tours/DaySheetScreen.tsx')).DaySheetScreen);
export const CalendarRoute = late(async () => (await import('./calendar/CalendarScreen.tsx')).CalendarScreen);
export const CancelDaysRoute = late(
  async () => (await import('./badDay/CancelDaysScreen.tsx')).CancelDaysScreen,
);
export const CancellationRoute = late(
  async () => (await import('./badDay/CancellationScreen.tsx')).CancellationScreen,
);
export const VisitorMessageRoute = late(
  async () => (await import('./badDay/MessageScreen.tsx')).MessageScreen,
);
export const DriversRoute = late(async () => (await import('./drivers/DriversScreen.tsx')).DriversScreen);
export const OrdersRoute = late(async () => (await import('./orders/OrdersScreen.tsx')).OrdersScreen);
export const NewOrderRoute = late(async () => (await import('./orders/NewOrderScreen.tsx')).NewOrderScreen);
export const OrderRoute = late(async () => (await import('./orders/OrderScreen.tsx')).OrderScreen);
export const AccountingRoute = late(
  async () => (await import('./accounting/AccountingScreen.tsx')).AccountingScreen,
);
export const ResellersRoute = late(
  async () => (await import('./resellers/ResellersScreen.tsx')).ResellersScreen,
);
export const TourReportsRoute = late(
  async () => (await import('./tourReports/TourReportsScreen.tsx')).TourReportsScreen,
);
export const GuideRoute = late(async () => (await import('./guide/list/GuideScreen.tsx')).GuideScreen);
export const SearchWordsRoute = late(
  async () => (await import('./guide/searchWords/SearchWordsScreen.tsx')).SearchWordsScreen,
);
export const GuidePlaceRoute = late(async () => (await import('./guide/form/PlaceScreen.tsx')).PlaceScreen);
export const GuideHistoryRoute = late(
  async () => (await import('./guide/history/HistoryScreen.tsx')).HistoryScreen,
);
export const ProposalsRoute = late(
  async () => (await import('./proposals/ProposalsScreen.tsx')).ProposalsScreen,
);
export const FestivalsRoute = late(
  async () => (await import('./festivals/FestivalsScreen.tsx')).FestivalsScreen,
);
export const FestivalRoute = late(
  async () => (await import('./festivals/FestivalScreen.tsx')).FestivalScreen,
);
export const PlaceReportsRoute = late(
  async () => (await import('./placeReports/PlaceReportsScreen.tsx')).PlaceReportsScreen,
);
export const AuditRoute = late(async () => (await import('./audit/AuditScreen.tsx')).AuditScreen);
export const AlertsRoute = late(async () => (await import('./alerts/AlertsScreen.tsx')).AlertsScreen);
export const AccountsRoute = late(async () => (await import('./accounts/AccountsScreen.tsx')).AccountsScreen);
export const SettingsRoute = late(async () => (await import('./settings/SettingsScreen.tsx')).SettingsScreen);
export const StaffRoute = late(async () => (await import('./staff/StaffScreen.tsx')).StaffScreen);
export const AccountRoute = late(async () => (await import('./account/AccountScreen.tsx')).AccountScreen);
export const RecoveryRoute = late(async () => (await import('./signIn/RecoveryScreen.tsx')).RecoveryScreen);

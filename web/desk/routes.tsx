import { Navigate, type RouteObject } from 'react-router';
import { deskPaths } from './deskPaths.ts';
import {
  AccountingRoute,
  AccountRoute,
  AccountsRoute,
  AlertsRoute,
  AuditRoute,
  CalendarRoute,
  CancelDaysRoute,
  CancellationRoute,
  DaySheetRoute,
  DriversRoute,
  FestivalRoute,
  FestivalsRoute,
  GuideHistoryRoute,
  GuidePlaceRoute,
  GuideRoute,
  NewOrderRoute,
  OrderRoute,
  OrdersRoute,
  PlaceReportsRoute,
  ProposalsRoute,
  RecoveryRoute,
  ResellersRoute,
  SearchWordsRoute,
  SettingsRoute,
  StaffRoute,
  TourReportsRoute,
  TourRoute,
  VisitorMessageRoute,
} from './lateScreens.tsx';
import { BrokenScreen } from './shell/BrokenScreen.tsx';
import { FirstScreen, Layout } from './shell/Layout.tsx';
import { NotFoundScreen } from './shell/NotFoundScreen.tsx';
import { JoinScreen } from './signIn/JoinScreen.tsx';
import { ToursScreen } from './tours/ToursScreen.tsx';

/** Every screen of the desk. */
export const routes: RouteObject[] = [
  {
    errorElement: <BrokenScreen />,
    children: [
      { path: deskPaths.join(), element: <JoinScreen /> },
      { path: deskPaths.recovery(), element: <RecoveryRoute /> },
      {
        element: <Layout />,
        children: [
          { path: deskPaths.start(), element: <FirstScreen /> },
          { path: deskPaths.tours(), element: <ToursScreen /> },
          { path: deskPaths.daySheet(), element: <DaySheetRoute /> },
          { path: deskPaths.tour(':orderId'), element: <TourRoute /> },
          { path: deskPaths.calendar(), element: <CalendarRoute /> },
          { path: deskPaths.cancelDays(), element: <CancelDaysRoute /> },
          { path: deskPaths.cancellation(':cancellationId'), element: <CancellationRoute /> },
          { path: deskPaths.visitorMessage(), element: <VisitorMessageRoute /> },
          { path: deskPaths.drivers(), element: <DriversRoute /> },
          { path: deskPaths.orders(), element: <OrdersRoute /> },
          { path: deskPaths.newOrder(), element: <NewOrderRoute /> },
          { path: deskPaths.order(':orderId'), element: <OrderRoute /> },
          { path: deskPaths.accounting(), element: <AccountingRoute /> },
          { path: deskPaths.resellers(), element: <ResellersRoute /> },
          { path: deskPaths.tourReports(), element: <TourReportsRoute /> },
          { path: deskPaths.guide(), element: <GuideRoute /> },
          { path: deskPaths.searchWords(), element: <SearchWordsRoute /> },
          { path: deskPaths.guidePlace(':placeId'), element: <GuidePlaceRoute /> },
          { path: deskPaths.guideHistory(':placeId'), element: <GuideHistoryRoute /> },
          { path: deskPaths.proposals(), element: <ProposalsRoute /> },
          { path: deskPaths.festivals(), element: <FestivalsRoute /> },
          { path: deskPaths.festival(':festivalId'), element: <FestivalRoute /> },
          { path: deskPaths.placeReports(), element: <PlaceReportsRoute /> },
          { path: deskPaths.audit(), element: <AuditRoute /> },
          { path: deskPaths.settings(), element: <SettingsRoute /> },
          { path: deskPaths.accounts(), element: <AccountsRoute /> },
          { path: deskPaths.staff(), element: <StaffRoute /> },
          { path: deskPaths.alerts(), element: <AlertsRoute /> },
          { path: deskPaths.account(), element: <AccountRoute /> },
          // Addresses of earlier releases, which mails and bookmarks may contain.
          { path: '/desk/complaints', element: <Navigate to={deskPaths.tourReports()} replace /> },
          { path: '/desk/reports', element: <Navigate to={deskPaths.placeReports()} replace /> },
          { path: '*', element: <NotFoundScreen /> },
        ],
      },
    ],
  },
];

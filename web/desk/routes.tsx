import { Navigate, type RouteObject } from 'react-router';
import { AccountScreen } from './account/AccountScreen.tsx';
import { AccountsScreen } from './accounts/AccountsScreen.tsx';
import { AuditScreen } from './audit/AuditScreen.tsx';
import { deskPaths } from './deskPaths.ts';
import { DriversScreen } from './drivers/DriversScreen.tsx';
import {
  FestivalRoute,
  FestivalsRoute,
  GuideHistoryRoute,
  GuidePlaceRoute,
  GuideRoute,
  ProposalsRoute,
} from './lateScreens.tsx';
import { OrderScreen } from './orders/OrderScreen.tsx';
import { OrdersScreen } from './orders/OrdersScreen.tsx';
import { PlaceReportsScreen } from './placeReports/PlaceReportsScreen.tsx';
import { BrokenScreen } from './shell/BrokenScreen.tsx';
import { FirstScreen, Layout } from './shell/Layout.tsx';
import { NotFoundScreen } from './shell/NotFoundScreen.tsx';
import { JoinScreen } from './signIn/JoinScreen.tsx';
import { RecoveryScreen } from './signIn/RecoveryScreen.tsx';
import { StaffScreen } from './staff/StaffScreen.tsx';
import { TourReportsScreen } from './tourReports/TourReportsScreen.tsx';
import { DaySheetScreen } from './tours/DaySheetScreen.tsx';
import { TourScreen } from './tours/TourScreen.tsx';
import { ToursScreen } from './tours/ToursScreen.tsx';

/** Every screen of the desk. */
export const routes: RouteObject[] = [
  {
    errorElement: <BrokenScreen />,
    children: [
      { path: deskPaths.join(), element: <JoinScreen /> },
      { path: deskPaths.recovery(), element: <RecoveryScreen /> },
      {
        element: <Layout />,
        children: [
          { path: deskPaths.start(), element: <FirstScreen /> },
          { path: deskPaths.tours(), element: <ToursScreen /> },
          { path: deskPaths.daySheet(), element: <DaySheetScreen /> },
          { path: deskPaths.tour(':orderId'), element: <TourScreen /> },
          { path: deskPaths.drivers(), element: <DriversScreen /> },
          { path: deskPaths.orders(), element: <OrdersScreen /> },
          { path: deskPaths.order(':orderId'), element: <OrderScreen /> },
          { path: deskPaths.tourReports(), element: <TourReportsScreen /> },
          { path: deskPaths.guide(), element: <GuideRoute /> },
          { path: deskPaths.guidePlace(':placeId'), element: <GuidePlaceRoute /> },
          { path: deskPaths.guideHistory(':placeId'), element: <GuideHistoryRoute /> },
          { path: deskPaths.proposals(), element: <ProposalsRoute /> },
          { path: deskPaths.festivals(), element: <FestivalsRoute /> },
          { path: deskPaths.festival(':festivalId'), element: <FestivalRoute /> },
          { path: deskPaths.placeReports(), element: <PlaceReportsScreen /> },
          { path: deskPaths.audit(), element: <AuditScreen /> },
          { path: deskPaths.accounts(), element: <AccountsScreen /> },
          { path: deskPaths.staff(), element: <StaffScreen /> },
          { path: deskPaths.account(), element: <AccountScreen /> },
          // Addresses of earlier releases, which mails and bookmarks may contain.
          { path: '/desk/complaints', element: <Navigate to={deskPaths.tourReports()} replace /> },
          { path: '/desk/reports', element: <Navigate to={deskPaths.placeReports()} replace /> },
          { path: '*', element: <NotFoundScreen /> },
        ],
      },
    ],
  },
];

import type { RouteObject } from 'react-router';
import { AccountScreen } from './account/AccountScreen.tsx';
import { AccountsScreen } from './accounts/AccountsScreen.tsx';
import { AuditScreen } from './audit/AuditScreen.tsx';
import { ComplaintsScreen } from './complaints/ComplaintsScreen.tsx';
import { deskPaths } from './deskPaths.ts';
import { DriversScreen } from './drivers/DriversScreen.tsx';
import { JoinScreen } from './gettingIn/JoinScreen.tsx';
import { RecoveryScreen } from './gettingIn/RecoveryScreen.tsx';
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
import { ReportsScreen } from './reports/ReportsScreen.tsx';
import { BrokenScreen } from './shell/BrokenScreen.tsx';
import { FirstScreen, Layout } from './shell/Layout.tsx';
import { NotFoundScreen } from './shell/NotFoundScreen.tsx';
import { StaffScreen } from './staff/StaffScreen.tsx';
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
          { path: deskPaths.complaints(), element: <ComplaintsScreen /> },
          { path: deskPaths.guide(), element: <GuideRoute /> },
          { path: deskPaths.guidePlace(':placeId'), element: <GuidePlaceRoute /> },
          { path: deskPaths.guideHistory(':placeId'), element: <GuideHistoryRoute /> },
          { path: deskPaths.proposals(), element: <ProposalsRoute /> },
          { path: deskPaths.festivals(), element: <FestivalsRoute /> },
          { path: deskPaths.festival(':festivalId'), element: <FestivalRoute /> },
          { path: deskPaths.reports(), element: <ReportsScreen /> },
          { path: deskPaths.audit(), element: <AuditScreen /> },
          { path: deskPaths.accounts(), element: <AccountsScreen /> },
          { path: deskPaths.staff(), element: <StaffScreen /> },
          { path: deskPaths.account(), element: <AccountScreen /> },
          { path: '*', element: <NotFoundScreen /> },
        ],
      },
    ],
  },
];

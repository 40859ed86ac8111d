import type { RouteObject } from 'react-router';
import { deskPaths } from './deskPaths.ts';
import { DriversScreen } from './drivers/DriversScreen.tsx';
import { BrokenScreen } from './shell/BrokenScreen.tsx';
import { FirstScreen, Layout } from './shell/Layout.tsx';
import { NotFoundScreen } from './shell/NotFoundScreen.tsx';
import { DaySheetScreen } from './tours/DaySheetScreen.tsx';
import { TourScreen } from './tours/TourScreen.tsx';
import { ToursScreen } from './tours/ToursScreen.tsx';

/** Every screen of the desk. */
export const routes: RouteObject[] = [
  {
    errorElement: <BrokenScreen />,
    children: [
      {
        element: <Layout />,
        children: [
          { path: deskPaths.start(), element: <FirstScreen /> },
          { path: deskPaths.tours(), element: <ToursScreen /> },
          { path: deskPaths.daySheet(), element: <DaySheetScreen /> },
          { path: deskPaths.tour(':orderId'), element: <TourScreen /> },
          { path: deskPaths.drivers(), element: <DriversScreen /> },
          { path: '*', element: <NotFoundScreen /> },
        ],
      },
    ],
  },
];

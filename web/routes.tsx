import type { RouteObject } from 'react-router';
import { FailurePage } from './shell/FailurePage.tsx';
import { Shell } from './shell/Shell.tsx';

/**
 * Every screen (SPEC 2). A screen's id is its file below web/, so that the server knows which script belongs
 * to it.
 */
export const routes: RouteObject[] = [
  {
    id: 'root',
    Component: Shell,
    ErrorBoundary: FailurePage,
    children: [
      { id: 'routes/home', index: true, lazy: () => import('./routes/home.tsx') },
      { id: 'routes/list', path: 'list', lazy: () => import('./routes/list.tsx') },
      { id: 'routes/place', path: 'content/:type/:id', lazy: () => import('./routes/place.tsx') },
      { id: 'routes/myPlan', path: 'myplan', lazy: () => import('./routes/myPlan.tsx') },
      { id: 'routes/login', path: 'login', lazy: () => import('./routes/login.tsx') },
      { id: 'routes/support', path: 'support', lazy: () => import('./routes/support.tsx') },
      { id: 'routes/notFound', path: '*', lazy: () => import('./routes/notFound.tsx') },
    ],
  },
];

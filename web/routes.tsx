import type { LazyRouteFunction, LoaderFunction, RouteObject } from 'react-router';
import type { MessagePart } from './i18n/messages.ts';
import { FailurePage } from './shell/FailurePage.tsx';
import { Shell } from './shell/Shell.tsx';

/** The words that each screen needs besides those of every page. */
export const partOfRoute: Record<string, MessagePart> = {
  'routes/home': 'home',
  'routes/list': 'list',
  'routes/place': 'place',
  'routes/myPlan': 'plan',
  'routes/login': 'account',
  'routes/support': 'support',
};

interface RouteServices {
  loadWords: (part: MessagePart) => Promise<void>;
  /** What the browser puts around a loader. */
  wrapLoader?: (id: string, loader: LoaderFunction) => LoaderFunction;
}

/**
 * Every screen (SPEC 2). A screen's id is its file below web/, so that the server knows which script belongs to it.
 * Its words are loaded together with it.
 */
export function createRoutes({ loadWords, wrapLoader }: RouteServices): RouteObject[] {
  const screen = (id: string, load: LazyRouteFunction<RouteObject>) => ({
    id,
    lazy: async () => {
      const part = partOfRoute[id];
      const [module] = await Promise.all([load(), part && loadWords(part)]);
      const { loader } = module;
      return typeof loader === 'function' && wrapLoader
        ? { ...module, loader: wrapLoader(id, loader) }
        : module;
    },
  });
  return [
    {
      id: 'root',
      Component: Shell,
      ErrorBoundary: FailurePage,
      children: [
        { index: true, ...screen('routes/home', () => import('./routes/home.tsx')) },
        { path: 'list', ...screen('routes/list', () => import('./routes/list.tsx')) },
        { path: 'content/:type/:id', ...screen('routes/place', () => import('./routes/place.tsx')) },
        { path: 'myplan', ...screen('routes/myPlan', () => import('./routes/myPlan.tsx')) },
        { path: 'login', ...screen('routes/login', () => import('./routes/login.tsx')) },
        { path: 'support', ...screen('routes/support', () => import('./routes/support.tsx')) },
        { path: '*', ...screen('routes/notFound', () => import('./routes/notFound.tsx')) },
      ],
    },
  ];
}

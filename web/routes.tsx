import type { LazyRouteFunction, LoaderFunction, RouteObject } from 'react-router';
import type { MessagePart } from './i18n/messages.ts';
import type { fullScreens } from './routes/fullScreens.tsx';
import { FailurePage } from './shell/FailurePage.tsx';
import { Shell } from './shell/Shell.tsx';

/** Paths of the account's and the sign-up's screens, and their files below web/routes. */
const accountPaths = {
  login: 'login',
  account: 'account',
  'oauth2/callback': 'oauth2Callback',
  'password/forgot': 'passwordForgot',
  'password/reset': 'passwordReset',
  'signup/email/1': 'signUpEmail',
  'signup/email/2': 'signUpCode',
  'signup/email/3': 'signUpDetails',
  'signup/terms': 'terms',
  'signup/privacy': 'privacy',
  'signup/oauth2': 'signUpSocial',
  'signup/complete': 'signUpComplete',
} as const;

/** Paths of the ticket's screens: paying, what came of it, what one has bought, and what its QR code opens. */
const ticketPaths = {
  payment: 'payment',
  success: 'success',
  fail: 'fail',
  'tickets/:orderId?': 'tickets',
  'ticket-check/:code': 'ticketCheck',
} as const;

/** The words that each screen, or all screens below a route, need besides those of every page. */
export const partsOfRoute: Record<string, readonly MessagePart[]> = {
  'routes/home': ['home'],
  'routes/list': ['list'],
  'routes/place': ['place'],
  'routes/myPlan': ['plan'],
  'routes/myPlanDetail': ['plan'],
  'routes/sharedPlan': ['plan'],
  'routes/support': ['support'],
  'routes/accountScreens': ['account', 'signUp'],
  'routes/driver': ['driver'],
  'routes/ticketScreens': ['ticket', 'plan', 'account', 'signUp'],
};

/** Whether a page shows a screen whose styles are not in every page (client/fullStyles.ts). */
export function needsFullStyles(routeIds: readonly string[]): boolean {
  const screens = [
    'routes/accountScreens',
    'routes/ticketScreens',
    'routes/myPlan',
    'routes/support',
    'routes/myPlanDetail',
    'routes/sharedPlan',
    'routes/driver',
  ];
  return routeIds.some((id) => screens.includes(id));
}

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
  const screen = (id: string, load: LazyRouteFunction<RouteObject>, group = id) => ({
    id,
    lazy: async () => {
      const [module] = await Promise.all([load(), ...(partsOfRoute[group] ?? []).map(loadWords)]);
      const { loader } = module;
      return typeof loader === 'function' && wrapLoader
        ? { ...module, loader: wrapLoader(id, loader) }
        : module;
    },
  });
  /** A screen that comes with the full styles. */
  const fullScreen = (path: string, name: keyof typeof fullScreens, group?: string) => ({
    path,
    ...screen(
      `routes/${name}`,
      async () => (await import('./routes/fullScreens.tsx')).fullScreens[name](),
      group,
    ),
  });
  /** Such screens that share their words. */
  const screens = (id: string, names: Readonly<Record<string, keyof typeof fullScreens>>) => ({
    id,
    children: Object.entries(names).map(([path, name]) => fullScreen(path, name, id)),
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
        fullScreen('myplan', 'myPlan'),
        {
          path: 'myplan-detail',
          ...screen('routes/myPlanDetail', async () =>
            (await import('./routes/loadMyPlanDetail.ts')).loadMyPlanDetail(),
          ),
        },
        {
          path: 'plan/:token',
          ...screen('routes/sharedPlan', async () =>
            (await import('./routes/loadSharedPlan.ts')).loadSharedPlan(),
          ),
        },
        fullScreen('support', 'support'),
        screens('routes/accountScreens', accountPaths),
        screens('routes/ticketScreens', ticketPaths),
        {
          path: 'driver/:type/:id?',
          ...screen('routes/driver', async () => (await import('./routes/loadDriver.ts')).loadDriver()),
        },
        { path: '*', ...screen('routes/notFound', () => import('./routes/notFound.tsx')) },
      ],
    },
  ];
}

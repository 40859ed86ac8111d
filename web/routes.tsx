import type { LazyRouteFunction, LoaderFunction, RouteObject } from 'react-router';
import type { MessagePart } from './i18n/messages.ts';
import { FailurePage } from './shell/FailurePage.tsx';
import { Shell } from './shell/Shell.tsx';

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
  /** The account's and the sign-up's screens share their words, and so do the ticket's. */
  const accountScreen = (path: string, id: string, load: LazyRouteFunction<RouteObject>) => ({
    path,
    ...screen(id, load, 'routes/accountScreens'),
  });
  const ticketScreen = (path: string, id: string, load: LazyRouteFunction<RouteObject>) => ({
    path,
    ...screen(id, load, 'routes/ticketScreens'),
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
        {
          path: 'myplan-detail',
          ...screen('routes/myPlanDetail', () => import('./routes/myPlanDetail.tsx')),
        },
        { path: 'plan/:token', ...screen('routes/sharedPlan', () => import('./routes/sharedPlan.tsx')) },
        { path: 'support', ...screen('routes/support', () => import('./routes/support.tsx')) },
        {
          id: 'routes/accountScreens',
          children: [
            accountScreen('login', 'routes/login', () => import('./routes/login.tsx')),
            accountScreen('account', 'routes/account', () => import('./routes/account.tsx')),
            accountScreen(
              'oauth2/callback',
              'routes/oauth2Callback',
              () => import('./routes/oauth2Callback.tsx'),
            ),
            accountScreen(
              'password/forgot',
              'routes/passwordForgot',
              () => import('./routes/passwordForgot.tsx'),
            ),
            accountScreen(
              'password/reset',
              'routes/passwordReset',
              () => import('./routes/passwordReset.tsx'),
            ),
            accountScreen('signup/email/1', 'routes/signUpEmail', () => import('./routes/signUpEmail.tsx')),
            accountScreen('signup/email/2', 'routes/signUpCode', () => import('./routes/signUpCode.tsx')),
            accountScreen(
              'signup/email/3',
              'routes/signUpDetails',
              () => import('./routes/signUpDetails.tsx'),
            ),
            accountScreen('signup/terms', 'routes/terms', () => import('./routes/terms.tsx')),
            accountScreen('signup/privacy', 'routes/privacy', () => import('./routes/privacy.tsx')),
            accountScreen('signup/oauth2', 'routes/signUpSocial', () => import('./routes/signUpSocial.tsx')),
            accountScreen(
              'signup/complete',
              'routes/signUpComplete',
              () => import('./routes/signUpComplete.tsx'),
            ),
          ],
        },
        {
          id: 'routes/ticketScreens',
          children: [
            ticketScreen('payment', 'routes/payment', () => import('./routes/payment.tsx')),
            ticketScreen('success', 'routes/success', () => import('./routes/success.tsx')),
            ticketScreen('fail', 'routes/fail', () => import('./routes/fail.tsx')),
            ticketScreen('tickets/:orderId?', 'routes/tickets', () => import('./routes/tickets.tsx')),
            ticketScreen(
              'ticket-check/:code',
              'routes/ticketCheck',
              () => import('./routes/ticketCheck.tsx'),
            ),
          ],
        },
        { path: 'driver/:type/:id?', ...screen('routes/driver', () => import('./routes/driver.tsx')) },
        { path: '*', ...screen('routes/notFound', () => import('./routes/notFound.tsx')) },
      ],
    },
  ];
}

import type { LazyRouteFunction, RouteObject } from 'react-router';
import type { MessagePart } from '../messages/messageParts.ts';
import { FailurePage, Shell } from './shell/Shell.tsx';

/** The messages that each screen, or all screens below a route, need in addition to those of every page. */
export const routeMessageParts: Record<string, readonly MessagePart[]> = {
  'pages/home/home': ['home', 'offline'],
  'pages/list/list': ['list', 'hours'],
  'pages/place/place': ['place'],
  'pages/myPlan/myPlan': ['plan', 'planTrip', 'offline'],
  'pages/myPlanDetail/myPlanDetail': ['planTrip'],
  'pages/sharedPlan/sharedPlan': ['planTrip', 'planShare', 'hours'],
  'pages/support/support': ['support', 'offline'],
  'pages/tourTaxi/tourTaxi': ['tourTaxi', 'ticket', 'planTrip'],
  'pages/accessibility/accessibility': ['accessibility'],
  'pages/accountScreens': ['account', 'signUp'],
  'pages/driver/driver': ['driver'],
  'pages/talk/talk': ['talk'],
  'pages/ticketScreens': ['ticket', 'planTrip', 'account', 'signUp'],
  'pages/payment/payment': ['hours'],
  'pages/tickets/tickets': ['hours'],
  'pages/tickets/linkedTicket': ['hours', 'linkedTicket'],
  'pages/success/success': ['offline'],
};

interface RouteServices {
  loadPart: (part: MessagePart) => Promise<void>;
}

/**
 * Every screen (docs/product/screens.md#routes). A screen's id is its file below web/, so that the server knows its
 * script. Its messages are loaded together with it.
 */
export function createRoutes({ loadPart }: RouteServices): RouteObject[] {
  const screen = (id: string, load: LazyRouteFunction<RouteObject>, group = id) => ({
    id,
    lazy: async () => {
      const parts = [...new Set([group, id])].flatMap((name) => routeMessageParts[name] ?? []);
      const [module] = await Promise.all([load(), ...parts.map(loadPart)]);
      return module;
    },
  });
  /** The account and sign-up screens share their messages; so do the ticket screens. */
  const accountScreen = (path: string, name: string, load: LazyRouteFunction<RouteObject>) => ({
    path,
    ...screen(`pages/${name}/${name}`, load, 'pages/accountScreens'),
  });
  const ticketScreen = (path: string, id: string, load: LazyRouteFunction<RouteObject>) => ({
    path,
    ...screen(id, load, 'pages/ticketScreens'),
  });
  return [
    {
      id: 'root',
      Component: Shell,
      ErrorBoundary: FailurePage,
      children: [
        { index: true, ...screen('pages/home/home', () => import('../pages/home/home.tsx')) },
        { path: 'list', ...screen('pages/list/list', () => import('../pages/list/list.tsx')) },
        {
          path: 'content/:type/:id',
          ...screen('pages/place/place', () => import('../pages/place/place.tsx')),
        },
        { path: 'myplan', ...screen('pages/myPlan/myPlan', () => import('../pages/myPlan/myPlan.tsx')) },
        {
          path: 'myplan-detail',
          ...screen(
            'pages/myPlanDetail/myPlanDetail',
            () => import('../pages/myPlanDetail/myPlanDetail.tsx'),
          ),
        },
        {
          path: 'plan/:token',
          ...screen('pages/sharedPlan/sharedPlan', () => import('../pages/sharedPlan/sharedPlan.tsx')),
        },
        { path: 'support', ...screen('pages/support/support', () => import('../pages/support/support.tsx')) },
        {
          path: 'tour-taxi',
          ...screen('pages/tourTaxi/tourTaxi', () => import('../pages/tourTaxi/tourTaxi.tsx')),
        },
        {
          path: 'accessibility',
          ...screen(
            'pages/accessibility/accessibility',
            () => import('../pages/accessibility/accessibility.tsx'),
          ),
        },
        {
          id: 'pages/accountScreens',
          children: [
            accountScreen('login', 'login', () => import('../pages/login/login.tsx')),
            accountScreen('account', 'account', () => import('../pages/account/account.tsx')),
            accountScreen(
              'oauth2/callback',
              'oauth2Callback',
              () => import('../pages/oauth2Callback/oauth2Callback.tsx'),
            ),
            accountScreen(
              'password/forgot',
              'passwordForgot',
              () => import('../pages/passwordForgot/passwordForgot.tsx'),
            ),
            accountScreen(
              'password/reset',
              'passwordReset',
              () => import('../pages/passwordReset/passwordReset.tsx'),
            ),
            accountScreen(
              'signup/email/1',
              'signUpEmail',
              () => import('../pages/signUpEmail/signUpEmail.tsx'),
            ),
            accountScreen('signup/email/2', 'signUpCode', () => import('../pages/signUpCode/signUpCode.tsx')),
            accountScreen(
              'signup/email/3',
              'signUpDetails',
              () => import('../pages/signUpDetails/signUpDetails.tsx'),
            ),
            accountScreen('signup/terms', 'terms', () => import('../pages/terms/terms.tsx')),
            accountScreen('signup/privacy', 'privacy', () => import('../pages/privacy/privacy.tsx')),
            accountScreen(
              'signup/oauth2',
              'signUpSocial',
              () => import('../pages/signUpSocial/signUpSocial.tsx'),
            ),
            accountScreen(
              'signup/complete',
              'signUpComplete',
              () => import('../pages/signUpComplete/signUpComplete.tsx'),
            ),
          ],
        },
        {
          id: 'pages/ticketScreens',
          children: [
            ticketScreen('payment', 'pages/payment/payment', () => import('../pages/payment/payment.tsx')),
            ticketScreen('success', 'pages/success/success', () => import('../pages/success/success.tsx')),
            ticketScreen('fail', 'pages/fail/fail', () => import('../pages/fail/fail.tsx')),
            ticketScreen(
              'tickets/:orderId?',
              'pages/tickets/tickets',
              () => import('../pages/tickets/tickets.tsx'),
            ),
            ticketScreen(
              'ticket/:token',
              'pages/tickets/linkedTicket',
              () => import('../pages/tickets/linkedTicket.tsx'),
            ),
            ticketScreen(
              'ticket-check/:code',
              'pages/ticketCheck/ticketCheck',
              () => import('../pages/ticketCheck/ticketCheck.tsx'),
            ),
          ],
        },
        {
          path: 'driver/:type/:id?',
          ...screen('pages/driver/driver', () => import('../pages/driver/driver.tsx')),
        },
        { path: 'talk', ...screen('pages/talk/talk', () => import('../pages/talk/talk.tsx')) },
        { path: '*', ...screen('pages/notFound/notFound', () => import('../pages/notFound/notFound.tsx')) },
      ],
    },
  ];
}

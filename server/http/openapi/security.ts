import type { Credential, RouteContract } from '../../../contract/route.ts';

/** The credentials of visitors' endpoints. */
export const securitySchemes: Record<Credential, Record<string, string>> = {
  bearer: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'The access token of a sign-in, for 15 minutes',
  },
  refreshToken: {
    type: 'http',
    scheme: 'bearer',
    description: 'The refresh token itself, as a bearer token',
  },
  refreshCookie: {
    type: 'apiKey',
    in: 'cookie',
    name: 'refresh_token',
    description: 'HttpOnly; set by a sign-in, and accepted from pages of the same origin only',
  },
  googleCookie: {
    type: 'apiKey',
    in: 'cookie',
    name: 'google_travel',
    description:
      'HttpOnly; set by GET /api/v1/auth/oauth2/google/start, for one sign-in in one browser. Over https its name starts with `__Host-`',
  },
  ticketLink: {
    type: 'apiKey',
    in: 'header',
    name: 'Ticket-Link',
    description:
      'The last part of the link to an order that the company made for somebody without an account',
  },
};

/** The alternatives of an endpoint; an empty list is an endpoint for everyone. */
export function operationSecurity({ access, credentials = [] }: RouteContract): Record<string, []>[] {
  const alternatives = credentials.map((one): Record<string, []> => (one === 'none' ? {} : { [one]: [] }));
  return access === 'account' ? [{ bearer: [] }, ...alternatives] : alternatives;
}

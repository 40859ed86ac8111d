import { z } from 'zod';
import { typedPassword } from './accountFields.ts';
import { apiAddresses } from './addresses.ts';
import { defineRoute } from './route.ts';

const nothing = z.object({});
const none = z.undefined();

const refreshSession = defineRoute({
  ...apiAddresses.refreshSession,
  summary: 'A new access token for a refresh token, from the bearer header or the HttpOnly cookie',
  tag: 'accounts',
  access: 'everyone',
  credentials: ['refreshToken', 'refreshCookie'],
  params: nothing,
  query: nothing,
  body: z.unknown().optional(),
  response: z.object({ access_token: z.string() }),
  success: [200],
  problems: [401, 403, 429],
});

const logOut = defineRoute({
  ...apiAddresses.logOut,
  summary: 'Ends this session',
  tag: 'accounts',
  access: 'everyone',
  credentials: ['bearer', 'refreshCookie', 'none'],
  params: nothing,
  query: nothing,
  // A page of an earlier release that asks to end all sessions here must not report that this was done.
  body: z.object({ everywhere: z.literal(false).optional() }).optional(),
  response: none,
  success: [204],
  problems: [400, 403],
});

const sessionSchema = z
  .object({
    id: z.uuid(),
    device: z.string().nullable().describe('Browser and system, as the browser named itself at the login'),
    startedAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime().describe('Accurate to 15 minutes'),
    isCurrent: z.boolean().describe('True for the session of this request'),
  })
  .meta({ id: 'Session' });
export type AccountSession = z.infer<typeof sessionSchema>;

const listSessions = defineRoute({
  ...apiAddresses.listSessions,
  summary: 'The open sessions of the signed-in user, the newest first',
  tag: 'accounts',
  access: 'account',
  params: nothing,
  query: nothing,
  body: none,
  response: z.object({ content: z.array(sessionSchema) }),
  success: [200],
  problems: [401],
});

const endSessions = defineRoute({
  ...apiAddresses.endSessions,
  summary: 'Ends all sessions of the signed-in user but this one, or only the named one',
  tag: 'accounts',
  access: 'account',
  params: nothing,
  query: nothing,
  body: z.object({
    sessionId: z.uuid().optional().describe('Of `listSessions`; one that has ended already is no error'),
    password: typedPassword
      .optional()
      .describe('Needed where the account has one; others need a sign-in within the last 10 minutes'),
  }),
  response: none,
  success: [204],
  problems: [400, 401, 403, 429],
});

/** The endpoints of this file. */
export const accountSessionsApi = { refreshSession, logOut, listSessions, endSessions } as const;

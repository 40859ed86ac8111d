import { z } from 'zod';
import { isReadable } from '../../domain/readableText.ts';
import { defineRoute } from '../route.ts';
import { deskAddresses } from './addresses.ts';
import { idSchema } from './signIn.ts';

const none = z.object({});

const deskAccountSchema = z.object({
  id: idSchema,
  email: z.string(),
  nickname: z.string(),
  createdAt: z.iso.datetime(),
  sessions: z.int().describe('Number of open sessions'),
  lastUsedAt: z.iso.datetime().nullable().describe('Last use of any open session, accurate to 15 minutes'),
});
export type DeskAccount = z.infer<typeof deskAccountSchema>;

const searchAccounts = defineRoute({
  ...deskAddresses.searchAccounts,
  summary: 'Visitors’ accounts with exactly this e-mail address or nickname',
  tag: 'desk',
  access: 'owner',
  params: none,
  query: z.object({
    q: z.string().trim().min(1).max(254).refine(isReadable, 'only characters that can be read'),
  }),
  body: z.undefined(),
  response: z.object({ content: z.array(deskAccountSchema) }),
  success: [200],
  problems: [400, 401, 403],
});

const endAccountSessions = defineRoute({
  ...deskAddresses.endAccountSessions,
  summary: 'Ends all sessions of a visitor',
  tag: 'desk',
  access: 'owner',
  params: z.object({ accountId: idSchema }),
  query: none,
  body: z.undefined(),
  response: z.object({ ended: z.int().describe('Number of ended sessions') }),
  success: [200],
  problems: [400, 401, 403, 404],
});

/** The endpoints of this file. */
export const deskAccountsApi = { searchAccounts, endAccountSessions } as const;

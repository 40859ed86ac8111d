import { z } from 'zod';
import { deskLanguages, staffRoles } from '../../domain/staff/staffRules.ts';
import { defineRoute } from '../route.ts';
import { deskAddresses } from './addresses.ts';
import { joiningSchema, recoveryRequestSchema } from './formBodies.ts';

const none = z.object({});
export const idSchema = z.uuid();

export const staffSchema = z.object({
  id: idSchema,
  email: z.string(),
  name: z.string(),
  role: z.enum(staffRoles),
  language: z.enum(deskLanguages),
});
export type Staff = z.infer<typeof staffSchema>;

/** Options and responses of WebAuthn pass through as the browser's library makes and reads them. */
const webAuthnJson = z.record(z.string(), z.unknown());

const challengeSchema = z.object({
  challengeId: idSchema,
  options: webAuthnJson.describe('Options of the WebAuthn API, in its JSON form'),
});

const credentialBody = z.object({
  challengeId: idSchema,
  response: webAuthnJson.describe('The credential as the browser responded, in its JSON form'),
});

/** Proof that a passkey was used: its response to a challenge of `startDeskSignIn`, which is valid for 5 minutes. */
const assertionBody = credentialBody;

const endOtherSessions = z.boolean().describe('Whether the member’s other sessions end too');

const linkToken = z.string().regex(/^[\w-]{20,100}$/, 'the token of a link');

const startDeskSignIn = defineRoute({
  ...deskAddresses.startDeskSignIn,
  summary: 'Options to use a passkey: to sign in, or to confirm a change of one’s own passkeys or sessions',
  tag: 'desk',
  access: 'everyone',
  params: none,
  query: none,
  body: z.undefined(),
  response: challengeSchema,
  success: [200],
  problems: [403, 409, 429],
});

const signInToDesk = defineRoute({
  ...deskAddresses.signInToDesk,
  summary: 'Signs in with a passkey and sets the session’s cookie',
  tag: 'desk',
  access: 'everyone',
  params: none,
  query: none,
  body: assertionBody,
  response: staffSchema,
  success: [200],
  problems: [400, 403, 409, 429],
});

const getDeskSession = defineRoute({
  ...deskAddresses.getDeskSession,
  summary: 'Who is signed in, and until when at the latest; an idle session ends before that',
  tag: 'desk',
  access: 'staff',
  params: none,
  query: none,
  body: z.undefined(),
  response: staffSchema.extend({ expiresAt: z.iso.datetime() }),
  success: [200],
  problems: [401],
});

const signOutOfDesk = defineRoute({
  ...deskAddresses.signOutOfDesk,
  summary: 'Ends the session',
  tag: 'desk',
  access: 'staff',
  params: none,
  query: none,
  body: z.undefined(),
  response: z.undefined(),
  success: [204],
  problems: [401, 403],
});

const startJoining = defineRoute({
  ...deskAddresses.startJoining,
  summary: 'Opens an invitation, or a recovery once another member of the staff has approved it',
  tag: 'desk',
  access: 'everyone',
  params: none,
  query: none,
  body: z.object({ token: linkToken }),
  response: z.discriminatedUnion('state', [
    z.object({ state: z.literal('waiting'), email: z.string() }).describe('A recovery without approval'),
    challengeSchema.extend({
      state: z.literal('ready'),
      kind: z.enum(['invitation', 'recovery']),
      email: z.string(),
      name: z.string(),
    }),
  ]),
  success: [200],
  problems: [400, 403, 409, 410, 429],
});

const joinDesk = defineRoute({
  ...deskAddresses.joinDesk,
  summary: 'Registers a passkey by an invitation or an approved recovery, and signs in',
  tag: 'desk',
  access: 'everyone',
  params: none,
  query: none,
  body: credentialBody.extend({ token: linkToken, ...joiningSchema.shape }),
  response: staffSchema,
  success: [200],
  problems: [400, 403, 409, 410, 429],
});

const requestRecovery = defineRoute({
  ...deskAddresses.requestRecovery,
  summary:
    'Mails a link for a new passkey, which another member of the staff approves; says nothing of the address',
  tag: 'desk',
  access: 'everyone',
  params: none,
  query: none,
  body: recoveryRequestSchema,
  response: z.undefined(),
  success: [204],
  problems: [400, 403, 429],
});

const recoverySchema = z.object({
  id: idSchema,
  staffId: idSchema,
  name: z.string(),
  email: z.string(),
  requestedAt: z.iso.datetime(),
  isApproved: z.boolean(),
});
export type Recovery = z.infer<typeof recoverySchema>;

const listRecoveries = defineRoute({
  ...deskAddresses.listRecoveries,
  summary: 'Recoveries that the caller may decide about: not one’s own, and an owner’s only for owners',
  tag: 'desk',
  access: 'staff',
  params: none,
  query: none,
  body: z.undefined(),
  response: z.object({ content: z.array(recoverySchema) }),
  success: [200],
  problems: [401],
});

const recoveryParameters = z.object({ recoveryId: idSchema });

const approveRecovery = defineRoute({
  ...deskAddresses.approveRecovery,
  summary: 'Approves the recovery of another member of the staff; only an owner approves an owner’s',
  tag: 'desk',
  access: 'staff',
  params: recoveryParameters,
  query: none,
  body: z.undefined(),
  response: z.undefined(),
  success: [204],
  problems: [401, 403, 404],
});

const refuseRecovery = defineRoute({
  ...deskAddresses.refuseRecovery,
  summary:
    'Refuses the recovery of another member of the staff and ends its links; only an owner refuses an owner’s',
  tag: 'desk',
  access: 'staff',
  params: recoveryParameters,
  query: none,
  body: z.undefined(),
  response: z.undefined(),
  success: [204],
  problems: [401, 403, 404],
});

const passkeySchema = z.object({
  id: z.string(),
  name: z.string().describe('The device, as the browser named itself when the passkey was made'),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});
export type Passkey = z.infer<typeof passkeySchema>;

const listMyPasskeys = defineRoute({
  ...deskAddresses.listMyPasskeys,
  summary: 'One’s own passkeys',
  tag: 'desk',
  access: 'staff',
  params: none,
  query: none,
  body: z.undefined(),
  response: z.object({ content: z.array(passkeySchema) }),
  success: [200],
  problems: [401],
});

const startAddingPasskey = defineRoute({
  ...deskAddresses.startAddingPasskey,
  summary: 'Options for one more passkey of one’s own, against the assertion of an existing one',
  tag: 'desk',
  access: 'staff',
  params: none,
  query: none,
  body: assertionBody,
  response: challengeSchema,
  success: [200],
  problems: [400, 401, 403, 409, 429],
});

const addPasskey = defineRoute({
  ...deskAddresses.addPasskey,
  summary: 'Adds a passkey; the member is told by mail',
  tag: 'desk',
  access: 'staff',
  params: none,
  query: none,
  body: credentialBody.extend({ endOtherSessions }),
  response: passkeySchema,
  success: [200],
  problems: [400, 401, 403, 409],
});

const removePasskey = defineRoute({
  ...deskAddresses.removePasskey,
  summary:
    'Removes one of one’s own passkeys, but not the last one, against the assertion of any of them; the member is told by mail',
  tag: 'desk',
  access: 'staff',
  params: z.object({ passkeyId: z.string().regex(/^[\w-]{1,1400}$/, 'the id of a passkey') }),
  query: none,
  body: assertionBody.extend({ endOtherSessions }),
  response: z.undefined(),
  success: [204],
  problems: [400, 401, 403, 404, 409, 429],
});

const deskSessionSchema = z.object({
  id: idSchema,
  device: z.string().nullable().describe('Browser and system, as the browser named itself at the sign-in'),
  startedAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().describe('Accurate to a minute'),
  isCurrent: z.boolean().describe('True for the session of this request'),
});
export type DeskSession = z.infer<typeof deskSessionSchema>;

const listMySessions = defineRoute({
  ...deskAddresses.listMySessions,
  summary: 'One’s own open sessions, the newest first',
  tag: 'desk',
  access: 'staff',
  params: none,
  query: none,
  body: z.undefined(),
  response: z.object({ content: z.array(deskSessionSchema) }),
  success: [200],
  problems: [401],
});

const endMySession = defineRoute({
  ...deskAddresses.endMySession,
  summary: 'Ends one of one’s own sessions, against the assertion of one’s own passkey',
  tag: 'desk',
  access: 'staff',
  params: z.object({ sessionId: idSchema }),
  query: none,
  body: assertionBody,
  response: z.undefined(),
  success: [204],
  problems: [400, 401, 403, 404, 409, 429],
});

const endMyOtherSessions = defineRoute({
  ...deskAddresses.endMyOtherSessions,
  summary: 'Ends all of one’s own sessions but this one, against the assertion of one’s own passkey',
  tag: 'desk',
  access: 'staff',
  params: none,
  query: none,
  body: assertionBody,
  response: z.undefined(),
  success: [204],
  problems: [400, 401, 403, 409, 429],
});

/** The endpoints of this file. */
export const signInApi = {
  startDeskSignIn,
  signInToDesk,
  getDeskSession,
  signOutOfDesk,
  startJoining,
  joinDesk,
  requestRecovery,
  listRecoveries,
  approveRecovery,
  refuseRecovery,
  listMyPasskeys,
  startAddingPasskey,
  addPasskey,
  removePasskey,
  listMySessions,
  endMySession,
  endMyOtherSessions,
} as const;

import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { deskAddresses } from './addresses.ts';
import { invitationSchema, memberFieldsSchema } from './formBodies.ts';
import { idSchema, staffSchema } from './signIn.ts';

const none = z.object({});

const memberSchema = staffSchema.extend({
  createdAt: z.iso.datetime(),
  hasJoined: z.boolean().describe('False while the invitation is open or has expired'),
  invitationEndsAt: z.iso.datetime().nullable(),
  lastSignedInAt: z.iso.datetime().nullable(),
});
export type Member = z.infer<typeof memberSchema>;

const listStaff = defineRoute({
  ...deskAddresses.listStaff,
  summary: 'The staff',
  tag: 'desk',
  access: 'owner',
  params: none,
  query: none,
  body: z.undefined(),
  response: z.object({ content: z.array(memberSchema) }),
  success: [200],
  problems: [401, 403],
});

const inviteStaff = defineRoute({
  ...deskAddresses.inviteStaff,
  summary: 'Invites by mail; the invitation is valid for 3 days',
  tag: 'desk',
  access: 'owner',
  params: none,
  query: none,
  body: invitationSchema,
  response: memberSchema,
  success: [200],
  problems: [400, 401, 403, 409, 429],
});

const staffParameters = z.object({ staffId: idSchema });

const inviteStaffAgain = defineRoute({
  ...deskAddresses.inviteStaffAgain,
  summary: 'Mails a new invitation to somebody who has not joined; the former link leads nowhere any more',
  tag: 'desk',
  access: 'owner',
  params: staffParameters,
  query: none,
  body: z.undefined(),
  response: memberSchema,
  success: [200],
  problems: [401, 403, 404, 409, 429],
});

const changeStaff = defineRoute({
  ...deskAddresses.changeStaff,
  summary: 'Changes name or role; there is always an owner',
  tag: 'desk',
  access: 'owner',
  params: staffParameters,
  query: none,
  body: memberFieldsSchema.partial(),
  response: memberSchema,
  success: [200],
  problems: [400, 401, 403, 404, 409],
});

const removeStaff = defineRoute({
  ...deskAddresses.removeStaff,
  summary: 'Removes a member of the staff and ends their sessions; there is always an owner',
  tag: 'desk',
  access: 'owner',
  params: staffParameters,
  query: none,
  body: z.undefined(),
  response: z.undefined(),
  success: [204],
  problems: [401, 403, 404, 409],
});

/** The endpoints of this file. */
export const staffApi = {
  listStaff,
  inviteStaff,
  inviteStaffAgain,
  changeStaff,
  removeStaff,
} as const;

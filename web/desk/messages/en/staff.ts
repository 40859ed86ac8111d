import type { DeskMessages } from '../ko.ts';

export const staff: DeskMessages['staff'] = {
  title: 'Staff',
  list: 'Members of the staff',
  name: 'Name',
  email: 'Email',
  role: 'Role',
  state: 'State',
  actions: 'Actions',
  you: 'you',
  roleHints: {
    dispatcher: 'Looks after tours and orders.',
    editor: 'Looks after the guide.',
    owner: 'Does both, and manages the staff.',
  },
  joined: (moment) => (moment ? `Last signed in ${moment}` : 'Joined'),
  invited: (moment) => `Invited, until ${moment}`,
  invitationOver: 'Invitation expired',
  invite: {
    open: 'Invite somebody',
    title: 'Invite somebody',
    lead: 'Sends an invitation by mail. Its link is valid for 3 days.',
    button: 'Send the invitation',
    existing: 'This address is on the staff already.',
  },
  nameProblems: {
    existingName:
      'Somebody on the staff has this name, or one that looks like it. Please choose another one.',
    reservedName: 'This name is reserved. Please use a person’s name.',
  },
  again: { button: 'Invite again', done: (email) => `Another invitation is on its way to ${email}.` },
  change: { button: 'Change', title: (name) => `Change ${name}` },
  remove: {
    button: 'Remove',
    title: 'Remove this member of the staff?',
    text: (name) =>
      `${name} is signed out at once and can no longer sign in. What they did stays in the audit trail.`,
  },
  personAction: (action, name) => `${action}: ${name}`,
  anotherOwner: 'There must always be an owner, and only another owner can change your own role.',
  recoveries: {
    title: 'Passkey recovery',
    text: (name, email, moment) =>
      `${name} (${email}) asked for a new passkey on ${moment}. Approve it only once you have spoken to them in person or by phone.`,
    approved: (name) =>
      `The recovery of ${name} is approved. They can now create a passkey with the link in their mail.`,
    approve: 'Approve',
    refuse: 'Refuse',
  },
};

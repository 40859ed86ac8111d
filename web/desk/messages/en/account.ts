import type { DeskMessages } from '../ko.ts';

export const account: DeskMessages['account'] = {
  title: 'My account',
  passkeys: 'Passkeys',
  lead: 'Best have one on two devices, so that you can sign in even if you lose one.',
  createdAt: (moment) => `Created ${moment}`,
  lastUsedAt: (moment) => `Last used ${moment}`,
  unused: 'Not used yet',
  add: 'Add a passkey',
  remove: 'Remove',
  removeNamed: (name) => `Remove ${name}`,
  removing: {
    title: 'Remove this passkey?',
    text: (name) => `You will no longer be able to sign in with ${name}.`,
  },
  last: 'Your last passkey cannot be removed. Please add another one first.',
};

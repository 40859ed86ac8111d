import type { DeskMessages } from '../ko.ts';

export const account: DeskMessages['account'] = {
  title: 'My account',
  passkeys: 'Passkeys',
  lead: 'Best have one on two devices, so that you can sign in even if you lose one.',
  createdAt: (moment) => `Created ${moment}`,
  lastUsedAt: (moment) => `Last used ${moment}`,
  unused: 'Not used yet',
  add: 'Add a passkey',
  adding: {
    title: 'Add a passkey',
    confirmLead: 'First confirm that it’s you with a passkey you already have.',
    confirm: 'Confirm with a passkey',
    createLead: 'Confirmed. Now create the new passkey on this device.',
    create: 'Create the new passkey',
  },
  endOthersToo: 'Sign me out everywhere else',
  remove: 'Remove',
  removeNamed: (name) => `Remove ${name}`,
  removing: {
    title: 'Remove this passkey?',
    text: (name) =>
      `You will no longer be able to sign in with ${name}. You’ll confirm it with one of your passkeys.`,
  },
  last: 'Your last passkey cannot be removed. Please add another one first.',
  sessions: {
    title: 'Where you’re signed in',
    lead: 'Devices are named as their browser named itself. If you don’t recognise one, sign it out and tell an owner.',
    current: 'this browser',
    unknownDevice: 'Unknown device',
    startedAt: (moment) => `Signed in ${moment}`,
    end: 'Sign out',
    endNamed: (name, moment) => `Sign out ${name}, signed in ${moment}`,
    endOthers: 'Sign out everywhere else',
    ending: {
      title: (name) => `Sign out “${name}”?`,
      othersTitle: 'Sign out everywhere else?',
      text: 'You’ll stay signed in in this browser. You’ll confirm it with one of your passkeys.',
    },
  },
};

import type { DeskMessages } from '../ko.ts';

export const signIn: DeskMessages['signIn'] = {
  signIn: {
    title: 'Sign in',
    lead: 'For the staff who look after tours and orders.',
    button: 'Sign in with a passkey',
    lost: 'Lost your passkey?',
  },
  join: {
    title: 'Welcome to the desk',
    recovery: 'Make a new passkey',
    lead: (email) => `You were invited as ${email}. Check your name and create a passkey on this device.`,
    recoveryLead: (email) =>
      `The recovery of ${email} is approved. A new passkey on this device replaces all your former ones.`,
    name: 'Name',
    nameHint: 'Your colleagues see it.',
    aboutPasskeys:
      'A passkey replaces the password: you sign in with your fingerprint, your face or the PIN of your device.',
    button: 'Create a passkey',
    waiting: {
      title: 'Waiting for a colleague',
      text: (email) =>
        `Another member of the staff has to approve the recovery of ${email} at the desk; an owner’s needs another owner. Keep this page open; it goes on by itself.`,
    },
    expired: {
      title: 'This link can no longer be used',
      text: 'It has expired or was used already. Ask an owner for a new invitation, or request another recovery.',
    },
    toSignIn: 'Go to the sign-in',
  },
  recovery: {
    title: 'Lost your passkey?',
    lead: 'Enter the email address of your staff account to get a link. Once a colleague has approved it, that link makes a new passkey.',
    email: 'Email',
    button: 'Send the link',
    sent: 'If this address is on the staff, a link is on its way. Open it, and ask a colleague to approve it at the desk.',
  },
  passkey: {
    unsupported:
      'This browser does not support passkeys. Please use a recent Chrome, Safari, Edge or Firefox.',
    insecure:
      'Passkeys work at an https address or at localhost only. If you opened the desk by an IP address, open it by its domain name.',
    cancelled:
      'No passkey was used. It was cancelled, it took too long, or this device has no passkey for this desk.',
    refused:
      'This passkey can’t be used here. It may have been removed, or may belong to another person or another site.',
    registered: 'This device already has a passkey for this desk.',
    failed: 'This device could not use a passkey. Please try again, or use another device.',
  },
};

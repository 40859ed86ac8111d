import type { DeskMessages } from '../ko.ts';

export const gettingIn: DeskMessages['gettingIn'] = {
  signIn: {
    title: 'Sign in',
    lead: 'For the staff who look after tours and orders.',
    button: 'Sign in with a passkey',
    lost: 'Lost your passkey?',
  },
  passkey: {
    unsupported:
      'This browser does not support passkeys. Please use a recent Chrome, Safari, Edge or Firefox.',
    insecure:
      'Passkeys work at an https address or at localhost only. If you opened the desk by an IP address, open it by its domain name.',
    cancelled:
      'No passkey was used. It was cancelled, it took too long, or this device has no passkey for this desk.',
    refused: 'You cannot sign in with this passkey. It may have been removed, or may belong to another site.',
    registered: 'This device already has a passkey for this desk.',
    failed: 'This device could not use a passkey. Please try again, or use another device.',
  },
};

import type { DeskMessages } from '../ko.ts';

const sessionCount = (count: number) => (count === 1 ? '1 session' : `${count} sessions`);

export const accounts: DeskMessages['accounts'] = {
  title: 'Accounts',
  search: 'Email address or nickname',
  searchButton: 'Search',
  lead: 'Enter a visitor’s whole email address or nickname to find their account.',
  none: 'No account has this email address or nickname.',
  createdAt: (moment) => `Signed up ${moment}`,
  sessions: (count, lastUsed) =>
    lastUsed === null ? 'Not logged in anywhere' : `${sessionCount(count)}, last used around ${lastUsed}`,
  end: 'Log out everywhere',
  ending: {
    title: 'Log this visitor out everywhere?',
    text: (nickname) =>
      `${nickname} is logged out on all devices at once and has to log in again. The audit trail records it.`,
  },
  ended: (count, nickname) => `${sessionCount(count)} of ${nickname} ended.`,
};

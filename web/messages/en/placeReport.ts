import type { PlaceReportMessages } from '../ko/placeReport.ts';

export const en: PlaceReportMessages = {
  placeReport: {
    kind: 'What’s wrong?',
    kinds: {
      closed: 'Closed for good',
      hours: 'Opening hours',
      location: 'Address or map',
      contact: 'Phone number',
      text: 'Description',
      picture: 'Pictures',
      other: 'Something else',
    },
    kindMissing: 'Please choose what is wrong.',
    words: 'Details',
    wordsOptional: 'Details (optional)',
    wordsMissing: 'Please tell us what is wrong.',
    unreadable: 'This contains characters that can’t be sent. Please remove them.',
    email: 'Email (optional)',
    emailHint: 'If you would like a reply. We remove your address once we’ve dealt with your report.',
    emailWrong: 'Invalid email format.',
    send: 'Send',
    failed: 'This couldn’t be sent. What you entered is still here; please try again in a moment.',
    unreachable:
      'This couldn’t be sent, because the server can’t be reached. What you entered is still here; please check your connection and try again.',
    full: 'We already have several reports about this place from your network today, and we’re checking them. You can send more tomorrow. Thank you.',
    gone: 'This place is no longer in the guide.',
    tooMany: (minutes) =>
      `You have sent many reports in a short time. What you entered is still here; please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
    thanks: 'Thank you. We’ll check this.',
    thanksWithEmail: 'Thank you. We’ll check this and reply by email.',
  },
};

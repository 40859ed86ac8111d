import type { PlaceReportMessages } from '../ko/placeReport.ts';

export const en: PlaceReportMessages = {
  placeReport: {
    kind: 'What is wrong?',
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
    unreadable: 'This contains characters that cannot be sent. Please remove them.',
    email: 'Email (optional)',
    emailHint: 'If you would like a reply. We remove your address once we have dealt with your report.',
    emailWrong: 'Invalid email format.',
    send: 'Send',
    failed: 'This could not be sent. What you entered is still here; please try again in a moment.',
    unreachable:
      'This could not be sent, because the server cannot be reached. What you entered is still here; please check your connection and try again.',
    full: 'We already have several reports about this place from your network today, and we’re checking them. You can send more tomorrow. Thank you.',
    gone: 'This place is no longer in the guide.',
    tooMany: (minutes) =>
      `You have sent many reports in a short time. What you entered is still here; please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
    thanks: 'Thank you. We will check this.',
    thanksWithEmail: 'Thank you. We will check this and reply by email.',
  },
};

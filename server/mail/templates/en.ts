import type { CancelledTicketFacts, TemplateLanguage } from './mailTemplate.ts';
import {
  cancelledTourLines,
  departureTexts,
  driverLines,
  factsPrice,
  meetingLines,
  momentLine,
  orderNumber,
  paidLine,
  reasonLines,
  refundLines,
  replyLines,
  ticketLines,
  typedReply,
} from './ticketLines.ts';

const ticketWords = {
  orderId: 'Order number',
  date: 'Date and time (Korean time)',
  overtime: (minutes: number) => `This includes the ${minutes} minutes that you added.`,
  earlyEnd: 'The tour ends then, even if you haven’t seen every stop.',
  meeting: 'Meeting point',
  phone: 'Call us',
  people: (count: number) => (count === 1 ? ' (1 person)' : ` (${count} people)`),
  party: 'People',
  passenger: 'Passenger',
  paidAt: 'Paid at (Korean time)',
  stops: 'Stops',
  driver: 'Driver',
  car: 'Car',
  plate: 'Number plate',
  colon: ': ',
};

const refundWhen = {
  withinDayOfBuying: 'Within 24 hours of paying, and at least 3 days before the tour',
  tenDaysBefore: '10 days or more before the tour',
  sevenDaysBefore: '7 to 9 days before the tour',
  threeDaysBefore: '3 to 6 days before the tour',
  oneDayBefore: '1 or 2 days before the tour',
  sameDay: 'On the day of the tour, before the start',
  afterStart: 'After the start',
};

function refundSentence(facts: CancelledTicketFacts): string {
  if (facts.isSoldOut)
    return `Your payment reached us after the last car for this departure had been taken, so we’re paying back the full ${factsPrice(facts, facts.refund)}. We’re sorry. You can choose another time in your plan.`;
  return facts.refund === 0
    ? `Of the ${factsPrice(facts, facts.amount)} you paid, nothing will be refunded.`
    : `${factsPrice(facts, facts.refund)} of the ${factsPrice(facts, facts.amount)} you paid will be refunded.`;
}

export const en: TemplateLanguage = {
  verificationCode: (code) => ({
    subject: `${code} is your Solbada verification code`,
    heading: 'Your verification code',
    before: 'Enter this code on the Solbada sign-up page.',
    after: 'It expires in 3 minutes. If you didn’t ask for it, you can ignore this email.',
  }),
  passwordReset: {
    subject: 'Set a new Solbada password',
    heading: 'Set a new password',
    before: 'Use the link below to choose a new password.',
    button: 'Set a new password',
    after:
      'The link can be used once and expires in 30 minutes. If you didn’t ask for it, you can ignore this email: your password stays as it is.',
  },
  noAccount: {
    subject: 'About your Solbada password',
    heading: 'There’s no account with this address',
    before:
      'Someone asked for a new password for this address, but no Solbada account uses it. You may have signed up with another address, or you can sign up now.',
    button: 'Sign up',
    after: 'If this wasn’t you, you can ignore this email.',
  },
  passwordChanged: {
    subject: 'Your Solbada password has been changed',
    heading: 'Your password has been changed',
    before:
      'The password of your Solbada account has just been changed, and you have been logged out on your other devices.',
    after: 'If this wasn’t you, set a new password right away with “Forgot password?” on the login page.',
  },
  googleLinked: {
    subject: 'Google is now connected to your Solbada account',
    heading: 'Google is connected to your account',
    before: 'From now on you can log in to Solbada with Google too.',
    button: 'My account',
    after: 'If this wasn’t you, change your password right away and disconnect Google on your account page.',
  },
  accountDeleted: (tours) => ({
    subject: 'Your Solbada account has been deleted',
    heading: 'Your account has been deleted',
    before:
      'As you asked, your Solbada account and your personal data have been removed. Thank you for travelling with us.',
    ...(tours.length === 0
      ? {}
      : {
          lines: [
            'The tours you had booked have been cancelled:',
            ...cancelledTourLines(tours, 'en', (paid, refund) => `: ${refund} of ${paid} will be refunded`),
            'The refund is made within 3 business days at the latest, to the payment method you used. You’ll get a separate email for each tour.',
          ],
        }),
    after: 'We hope to see you in Gangneung again.',
  }),
  ticketPaid: (facts, phone) => ({
    subject: `Your Solbada tour taxi receipt (${orderNumber(facts)})`,
    heading: 'Payment has been completed',
    before:
      'Thank you for booking a three-hour tour taxi in Gangneung. When you set off, show the driver your passport or other ID and the QR code, which the link below opens.',
    lines: [
      ...ticketLines(facts, 'en', ticketWords),
      ...meetingLines(facts, phone, 'en', ticketWords),
      paidLine(facts.paidAt, 'en', ticketWords),
      `Price: ${factsPrice(facts, facts.amount)}`,
    ],
    button: 'See the ticket',
    after: `Cancellation and refunds (days are counted in Korean time)\n${refundLines(
      facts,
      refundWhen,
      (percent, sum) => (percent === 0 ? ': no refund' : `: ${percent}% (${sum})`),
    )}\nIf more than one line applies, the best one for you counts. We refund within 3 business days of your cancellation at the latest, to the payment method you used.`,
  }),
  driverAssigned: (facts, phone) => ({
    subject: `${facts.isChange ? 'New driver or car for your Solbada tour' : 'The driver of your Solbada tour'} (${orderNumber(facts)})`,
    heading: facts.isChange ? 'Your driver or car has changed' : 'Meet your driver',
    before: facts.isChange
      ? `The driver or the car isn’t the one we told you about before. At the departure time, look for this number plate at ${departureTexts(facts, 'en').name}.`
      : `At the departure time, look for this number plate at ${departureTexts(facts, 'en').name}.`,
    lines: [...driverLines(facts, 'en', ticketWords), ...meetingLines(facts, phone, 'en', ticketWords)],
    button: 'See the ticket',
    after: 'When you set off, show the driver the QR code on your ticket and your passport or other ID.',
  }),
  ticketChanged: (facts, phone) => ({
    subject: `Your Solbada tour has been changed (${orderNumber(facts)})`,
    heading: 'Your tour has been changed',
    before: facts.isMoved
      ? 'These are the new details. We’ll email you again when a driver is assigned for the new time.'
      : 'These are the new details.',
    lines: [...ticketLines(facts, 'en', ticketWords), ...meetingLines(facts, phone, 'en', ticketWords)],
    button: facts.hasNoAccount ? 'Customer service' : 'See the ticket',
    after:
      'Your QR code and the price you paid stay the same. Open the attached file to update your calendar. If you didn’t ask for this change, please contact Solbada customer service.',
  }),
  ticketCancelled: (facts) => ({
    subject: `Your Solbada tour taxi ticket has been cancelled (${orderNumber(facts)})`,
    heading: 'Your ticket has been cancelled',
    before: refundSentence(facts),
    lines: ticketLines(facts, 'en', ticketWords),
    button: facts.hasNoAccount ? 'Customer service' : 'See the order',
    after:
      facts.refund === 0
        ? 'If you have any questions, please contact Solbada customer service.'
        : facts.isByHand
          ? 'We pay it back in cash or by bank transfer.'
          : 'The refund is made within 3 business days at the latest, to the payment method you used. When it reaches you depends on your card issuer or wallet.',
  }),
  refundRefused: (facts, phone) => ({
    subject: `We couldn’t refund your Solbada tour taxi ticket (${orderNumber(facts)})`,
    heading: 'Your refund wasn’t made',
    before:
      'The payment provider refused the refund, so your ticket hasn’t been cancelled: it’s still valid.',
    lines: [...ticketLines(facts, 'en', ticketWords), ...meetingLines(facts, phone, 'en', ticketWords)],
    button: 'See the ticket',
    after:
      'You can cancel it again on its page. If that doesn’t work either, please contact Solbada customer service and mention your order number.',
  }),
  goodwillRefund: (facts) => ({
    subject: `A partial refund for your Solbada tour (${orderNumber(facts)})`,
    heading: 'We’re paying part of it back',
    before: `${factsPrice(facts, facts.refund)} of the ${factsPrice(facts, facts.amount)} you paid will be refunded. Your ticket stays valid.`,
    lines: reasonLines(facts, 'Reason, in Solbada’s own words', ticketWords),
    button: 'See the ticket',
    after: facts.isByHand
      ? 'We pay it back in cash or by bank transfer.'
      : 'The refund is made within 3 business days at the latest, to the payment method you used. When it reaches you depends on your card issuer or wallet.',
  }),
  paymentLink: (facts, phone) => ({
    subject: `Pay for your Solbada tour taxi (${orderNumber(facts)})`,
    heading: 'Your tour taxi is waiting for payment',
    before: 'Pay with the link below to confirm your booking. We hold a car for you until then.',
    lines: [
      ...ticketLines(facts, 'en', ticketWords),
      ...meetingLines(facts, phone, 'en', ticketWords),
      `Price${ticketWords.colon}${factsPrice(facts, facts.amount)}`,
      momentLine('Pay by (Korean time)', facts.payUntil, 'en', ticketWords),
    ],
    button: 'Pay now',
    after:
      'After that time the booking lapses, and nothing is charged. The link is also your ticket, so please don’t forward it.',
  }),
  reportClosed: (facts) => ({
    subject: `Our reply about your Solbada tour (${orderNumber(facts)})`,
    heading: 'Our reply about your tour',
    before:
      'You told us that something went wrong with your tour. Thank you for letting us know. This is our reply:',
    lines: replyLines(facts, ticketWords),
    button: facts.hasNoAccount ? 'Customer service' : 'See the ticket',
    after:
      'If anything is still open, please contact Solbada customer service and mention your order number.',
  }),
  placeReportClosed: ({ placeName, reply }) => ({
    subject: `Our reply about ${placeName}`,
    heading: 'Our reply to your report',
    before: `You told us that something was wrong with our page about ${placeName}. Thank you: reports like yours keep the guide right. This is our reply:`,
    lines: typedReply(reply),
    after: 'We have now erased your email address from the report.',
  }),
  ticketWords,
  passLinks: { apple: 'Add to Apple Wallet', google: 'Add to Google Wallet' },
  footer: 'Solbada · the Gangneung travel guide. Please don’t reply to this email.',
};

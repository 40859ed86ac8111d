import type { ChangedField } from '../../../../domain/tickets/orderHistory.ts';
import type { DeskMessages } from '../ko.ts';
import { badDay } from './badDay.ts';
import { deskSale } from './deskSale.ts';

const fields: Record<ChangedField, string> = {
  tripDate: 'day',
  startTime: 'start',
  departure: 'departure',
  numberOfPeople: 'people',
  language: 'language',
  customerName: 'name',
  customerEmail: 'email',
  customerPhone: 'phone number',
  stops: 'stops',
};
const fieldNames: Readonly<Record<string, string>> = fields;

const wrongCharges: Readonly<Record<string, string>> = {
  charged: 'A payment took another amount than the order’s',
  refunded: 'All of the wrong payment was paid back',
  partlyRefunded: 'A part of the wrong payment was paid back',
  refundRefused: 'The provider refused to pay the wrong payment back',
};

const reasons: Readonly<Record<string, string>> = badDay.reasons;
const channels: Readonly<Record<string, string>> = deskSale.channels;
const handMethods: Readonly<Record<string, string>> = deskSale.methods;

export const orderHistory: DeskMessages['orderHistory'] = {
  sentences: {
    status: ({ status, isFirst, isNewStatus }) => {
      if (isFirst) return 'Ordered.';
      return isNewStatus ? `New status: ${status}.` : `Noted (status: ${status}).`;
    },
    refusal: ({ status, text }) => `New status: ${status} (the provider’s code: ${text('code')}).`,
    unusable: () => 'Paid, but the ticket can’t be used: all of it is paid back.',
    replaced: () => 'Gave its car to a newer order of the same account.',
    refundRequested: ({ price, text }) => `Requested a refund of ${price('amount')} (${text('percent')}%).`,
    refundRefused: ({ text }) =>
      text('cancellation') === 'withdrawn'
        ? `The provider refused the refund, so the ticket stays valid (code: ${text('code')}).`
        : `The provider refused the refund; it is requested again (code: ${text('code')}).`,
    refunded: ({ price, text }) =>
      text('notInvoiced')
        ? `The booking was cancelled: ${price('refunded')} won’t be invoiced to the reseller.`
        : `${price('refunded')} was paid back${text('byHand') && ' by hand: in cash or by transfer'}.`,
    goodwill: ({ price, text }) => {
      if (text('goodwill') === 'requested') return `Requested to pay a part back: ${price('amount')}.`;
      if (text('goodwill') === 'refunded')
        return `A part was paid back: ${price('amount')}${text('byHand') && ', by hand'}.`;
      return text('goodwill') === 'withdrawn'
        ? `The provider refused to pay a part back (code: ${text('code')}).`
        : `The provider refused to pay a part back; it is requested again (code: ${text('code')}).`;
    },
    calledOff: ({ text }) =>
      `Called off by the company (${reasons[text('calledOff')] ?? text('calledOff')}); the visitor chooses between another day and the full price.`,
    visitorMessage: ({ text }) => `Sent a message to the visitor${text('words') && `: ${text('words')}`}.`,
    deskSale: ({ text }) => `Ordered at the desk (${channels[text('channel')] ?? text('channel')}).`,
    paidByHand: ({ text }) => `Paid: ${handMethods[text('paidBy')] ?? text('paidBy')}.`,
    reserved: ({ text }) => `Reserved by ${text('reseller')}.`,
    held: ({ text }) => `The reservation was extended until ${text('heldUntil')}.`,
    released: () => 'The reseller gave the reservation up.',
    linkRenewed: () => 'The ticket has a new link. The previous one has ended.',
    changed: ({ changes, text }) => {
      const shown = changes.map(([field, change]) => {
        const name = fieldNames[field] ?? field;
        return change === 'changed' || change === '' ? name : `${name} ${change}`;
      });
      return `Changed: ${shown.join(', ')}.${text('reason') && ` Reason: ${text('reason')}`}`;
    },
    wrongCharge: ({ price, text }) =>
      `${wrongCharges[text('wrongCharge')] ?? text('wrongCharge')}: ${price('amount')}${text('code') && ` (code: ${text('code')})`}.`,
  },
};

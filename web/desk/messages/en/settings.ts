import type { DeskMessages } from '../ko.ts';
import { percentSentences } from '../percentSentences.ts';

const companyFields: DeskMessages['settings']['companyFields'] = {
  nameKo: 'Company name (Korean)',
  nameEn: 'Company name (English)',
  representativeKo: 'Representative (Korean)',
  representativeEn: 'Representative (English)',
  addressKo: 'Address (Korean)',
  addressEn: 'Address (English)',
  phone: 'Phone',
  email: 'Email',
  businessNumber: 'Business registration number',
  mailOrderNumber: 'Mail-order report number',
  travelAgencyNumber: 'Travel agency registration',
  guaranteeInsurance: 'Guarantee insurance',
  hosting: 'Hosting provider',
};

export const settings: DeskMessages['settings'] = {
  title: 'Settings',
  kindNames: {
    company: 'Company',
    saleTerms: 'Prices, refunds and changes',
    departures: 'Departures',
  },
  form: {
    fromDay: 'Applies from',
    saved: 'Saved.',
    savedFrom: (day) => `Saved. It applies from ${day}.`,
    wrong: {
      past: 'Please choose today or a later day.',
      invalidDate: 'Please choose a day.',
    },
  },
  companyFields,
  company: {
    lead: 'Shown on every page, in the terms and the privacy policy, in emails, and on the driver’s page. A change takes effect within two seconds; pages that are already open show it within a minute.',
    defaultHint: (value) => `Leave it empty to use the server’s setting: ${value}`,
    guaranteeHint: 'Enter the insurer, the term and the amount.',
    needed: (fields) => `Nothing is sold yet. Sales begin as soon as you enter these: ${fields.join(', ')}.`,
    wrong: {
      invalidPhone: 'Please check the phone number. For example: 033-123-4567',
      invalidBusinessNumber: 'Please enter ten digits. For example: 123-45-67890',
    },
  },
  saleTerms: {
    lead: 'Applies to orders made from the start of that day (Korean time). Tickets that are already sold keep the terms under which they were bought. Pages, terms and emails show the new values too.',
    fields: {
      price: 'Price of a 3-hour tour (won)',
      overtimePrice: 'Price of half an hour more (won)',
      dollarPrice: 'Price in dollars (US$)',
      changeHours: 'Visitors can change until (hours before the start)',
      tenDaysBefore: 'Refund 10 or more days before (%)',
      sevenDaysBefore: 'Refund 9 to 7 days before (%)',
      threeDaysBefore: 'Refund 6 to 3 days before (%)',
      oneDayBefore: 'Refund 2 to 1 days before (%)',
      sameDay: 'Refund on the day, before the start (%)',
    },
    refunds: 'What visitors get back when they cancel',
    dollarHint: (methods) =>
      methods === 0
        ? 'No way to pay in dollars is offered now.'
        : 'Leave it empty to use the server’s setting. Check it when you change the price in won.',
    changeHint: 'From 2 to 720 hours.',
    withinDayHint: 'Within 24 hours of buying, and at least 3 days before the tour, it is always 100%.',
    values: {
      noDollarPrice: 'the server’s setting',
      hours: (hours) => `${hours} hours before the start`,
    },
    wrong: {
      price: 'Please enter an amount from ₩1,000 to ₩10,000,000.',
      overtimePrice: 'Please enter an amount from ₩0 to the price of three hours.',
      dollarPrice: 'Please enter dollars and cents. For example: 22.00',
      changeHours: 'Please enter a whole number from 2 to 720.',
      risingRefund: 'The refund can’t be higher nearer to the tour.',
      ...percentSentences('Please enter a whole number from 0 to 100.'),
    },
  },
  departures: {
    lead: 'Where visitors can start their tour; it ends there too. They choose in their plan once there is more than one. Tours that were sold keep their departure and show its newest texts. Where a text is missing in Chinese or Japanese, visitors read the English one.',
    isStationOffered: 'Gangneung Station is offered',
    isOffered: 'Offered to visitors',
    notOffered: 'not offered',
    removed: 'removed',
    add: 'Add a departure',
    added: 'New departure',
    takeBack: 'Don’t add the last one',
    id: 'Identifier',
    idHint: 'In capitals, for example AIRPORT_BUS_STOP. It can’t be changed later.',
    idStays: 'It stays, because plans and orders refer to it.',
    position: 'Position (latitude, longitude)',
    positionHint: 'Such as 37.7716, 128.9476. Driving times start there.',
    name: 'Name',
    meetingPlace: 'Where to meet the driver',
    wrong: {
      invalidId: 'Please use capital letters, digits and underscores, and begin with a letter.',
      duplicateId: 'Another departure has this identifier.',
      noneOffered: 'Please offer at least one departure.',
    },
    positionWrong:
      'Please enter a latitude and a longitude in the Gangneung area, such as 37.7716, 128.9476.',
  },
  planned: {
    title: (kind) => `Planned changes: ${kind}`,
    from: (day) => `From ${day}`,
    withdraw: 'Withdraw',
    withdrawFrom: (day) => `Withdraw the change from ${day}`,
    withdrawn: (day) => `The change from ${day} has been withdrawn.`,
    same: 'The same as before.',
  },
};

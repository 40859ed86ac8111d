import type { TourTaxiMessages } from '../ko/tourTaxi.ts';

export const en: TourTaxiMessages = {
  tourTaxi: {
    title: 'Tour taxi',
    documentTitle: ({ hours, price }) => `Gangneung tour taxi: ${hours} hours for ${price}`,
    lead: ({ hours }) =>
      `A taxi and its driver are yours for ${hours} hours. You choose the stops, and your driver takes you from one to the next.`,
    facts: {
      price: { name: 'Price', value: ({ price }) => `${price} per car` },
      length: { name: 'Length', value: ({ hours }) => `${hours} hours` },
      people: { name: 'People', value: ({ people }) => `Up to ${people}` },
      start: {
        name: 'Start',
        value: (place, first, last) => `${place === null ? '' : `${place}, `}${first} to ${last}`,
      },
    },
    choosePlaces: 'Choose your places',
    chosenDeparture: 'your departure point',
    how: 'How it works',
    steps: ({ hours }, place) => [
      `Choose the places you want to see and put them in order. Your plan shows whether they fit into ${hours} hours.`,
      'Choose a day, a time and the number of people, and pay.',
      'We’ll email you when a driver is assigned, with their name, car and number plate.',
      `Meet your driver at ${place}. Show the QR code on your ticket and your passport or other ID.`,
    ],
    included: {
      title: 'What’s included',
      items: ({ hours, people }, place) => [
        `A taxi with its driver for ${hours} hours, just for your party of up to ${people}`,
        'Your own route: the places you chose, in your order',
        `The drive back to ${place}`,
        'A ticket that shows your stops to the driver in Korean',
      ],
    },
    notIncluded: {
      title: 'Not included',
      items: ({ hours }) => ['Entrance fees and meals', `Time beyond the ${hours} hours`],
    },
    meeting: {
      title: 'Where to meet',
      otherText:
        'Your driver waits at the meeting point of your departure at the departure time. Look for the number plate in our email or on your ticket.',
      text: 'Your driver waits in front of Gangneung Station (KTX) at the departure time. Look for the number plate in our email or on your ticket.',
      call: 'Can’t find your driver? Call us:',
      picture: 'Drawing of a taxi waiting in front of Gangneung Station and two travellers with a suitcase',
    },
    longer: 'Staying longer',
    questions: 'Questions and answers',
    answers: ({ price, people }, changeHours) => [
      {
        question: 'In which currency do I pay?',
        answer: `By card you pay ${price} in Korean won (KRW). Your card company converts it at its own rate. Where the payment page offers PayPal or a foreign wallet, those are charged in US dollars (USD), in the amount shown before you pay.`,
      },
      {
        question: 'Who can buy a ticket?',
        answer:
          'The ticket is for visitors from abroad. You need an account here, and the passenger’s name must match their passport or other ID.',
      },
      {
        question: `What if there are more than ${people} of us?`,
        answer: `A car takes up to ${people} people. For a larger party, buy a ticket for each car, with the same places and time.`,
      },
      {
        question: 'Do I need to speak Korean?',
        answer:
          'No. Your ticket shows your stops to the driver in Korean. With “Talk with the driver” you show what you want to say in large Korean, and read the driver’s answer in your language.',
      },
      {
        question: 'Can I change the day or the time?',
        answer: `Yes. Until ${changeHours} hours before departure you can change the day, time, people and places on your ticket, free of charge. After that, please contact us.`,
      },
      {
        question: 'What if the tour can’t take place?',
        answer:
          'If it can’t take place because of us, the driver, a natural disaster or the like, we refund everything.',
      },
    ],
  },
};

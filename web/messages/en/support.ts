import type { SupportMessages } from '../ko/support.ts';

export const en: SupportMessages = {
  support: {
    title: 'Customer service',
    lead: 'Help while you travel',
    hotline: '1330 Korea Travel Hotline',
    hotlineText:
      'Help by phone with directions, transport and sights, in Korean, English, Chinese and Japanese.',
    emergency: 'Emergencies',
    emergencyText: 'Fire and ambulance: 119. Police: 112.',
    contact: 'Contact Solbada',
    contactText: 'Tell us what is wrong or missing.',
    openData: 'Open data',
    openDataText:
      'Every place in the guide as JSON, GeoJSON or KML. Texts and facts are free to use if you credit Solbada (CC BY 4.0); drawings aren’t included, and each photograph is listed with its own licence.',
    questions: 'Questions and answers',
    ticketsText: 'See the tickets you’ve bought, show one to your driver, or cancel it.',
    answers: [
      {
        question: 'How do I get my receipt?',
        answer:
          'We email it to the address you gave as soon as the payment has been completed. You’ll also find it under My tickets.',
      },
      {
        question: 'The page closed while I was paying. Will I be charged twice?',
        answer: 'No. Each order is charged only once. You can see the result under My tickets.',
      },
      {
        question: 'Where are my chosen places saved?',
        answer: 'In this device’s browser. They stay there if you close the page or change the language.',
      },
      {
        question: 'What if the opening hours are wrong?',
        answer:
          'Hours and closing days change often. Please phone before you go, and tell us if something has changed.',
      },
      {
        question: 'Why drawings rather than photographs?',
        answer:
          'Solbada is an illustrated guide. Drawings use little data, so pages open quickly even when you are roaming.',
      },
    ],
  },
};

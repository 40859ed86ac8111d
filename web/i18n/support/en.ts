import type { SupportMessages } from './ko.ts';

export const en: SupportMessages = {
  support: {
    title: 'Customer service',
    lead: 'Help while you travel',
    hotline: 'Korea Travel Hotline 1330',
    hotlineText: 'Directions, transport and sights by telephone, in Korean, English, Chinese and Japanese.',
    emergency: 'Emergencies',
    emergencyText: 'Fire and ambulance: 119. Police: 112.',
    contact: 'Write to Solbada',
    contactText: 'Tell us what is wrong or missing.',
    questions: 'Questions and answers',
    answers: [
      {
        question: 'Where are the places I choose kept?',
        answer:
          'In the browser of this device. Closing the page or changing the language does not lose them.',
      },
      {
        question: 'The opening hours were different.',
        answer:
          'Hours and closing days change often. Please telephone before you go, and tell us what has changed.',
      },
      {
        question: 'Why drawings and not photographs?',
        answer:
          'Solbada is an illustrated guide. Drawings are small, so that pages open quickly while roaming.',
      },
    ],
  },
};

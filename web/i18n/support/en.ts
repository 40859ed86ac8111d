import type { SupportMessages } from './ko.ts';

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
    questions: 'Questions and answers',
    answers: [
      {
        question: 'Where are my chosen places kept?',
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

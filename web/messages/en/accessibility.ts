import type { AccessibilityMessages } from '../ko/accessibility.ts';

export const en: AccessibilityMessages = {
  accessibility: {
    title: 'Accessibility statement',
    lead: 'Solbada is made so that everyone can plan a trip to Gangneung.',
    conformance: {
      title: 'Conformance',
      text: 'Our aim is level AA of the Web Content Accessibility Guidelines (WCAG) 2.2. Solbada conforms in part, with the limits below. This is our own assessment; nobody outside has audited it.',
    },
    tested: {
      title: 'What was tested',
      items: [
        'Automatic checks with axe-core: the main screens in Korean and English, light and dark, by the rules for levels A and AA of WCAG 2.0, 2.1 and 2.2',
        'Keyboard: search, lists, planning a trip, dialogs',
        'Narrow screens, down to 320 pixels',
        'Not tested yet: with people who use a screen reader.',
      ],
    },
    limits: {
      title: 'Known limits',
      items: [
        'Maps are made for the eye. Every place on them is also in a list, and its page gives the address as text.',
        'The payment window belongs to Toss Payments and the card companies, so we cannot make it more accessible. If you cannot pay with it, please email us.',
        'Photographs are described by our editors, sometimes more briefly than the drawings.',
        'Some addresses and notes on opening hours are in Korean only.',
      ],
    },
    report: {
      title: 'Tell us what is in your way',
      text: 'If something is hard to use, please email us the address of the page and the assistive technology you use. We will also send you the information you need in another form.',
    },
    preparedOn: (day) => `Prepared on ${day}`,
  },
};

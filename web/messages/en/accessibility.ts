import type { AccessibilityMessages } from '../ko/accessibility.ts';

export const en: AccessibilityMessages = {
  accessibility: {
    title: 'Accessibility statement',
    lead: 'Solbada is made so that everyone can plan a trip to Gangneung.',
    conformance: {
      title: 'Conformance',
      text: 'Our aim is level AA of the Web Content Accessibility Guidelines (WCAG) 2.2. Solbada conforms in part, because of the limits listed below. This is our own assessment; no outside body has audited it.',
    },
    tested: {
      title: 'What was tested',
      items: [
        'Automated checks with axe-core: the main screens in Korean and English, in light and dark, against the level A and AA rules of WCAG 2.0, 2.1 and 2.2',
        'Keyboard: search, lists, trip planning, dialog boxes',
        'Narrow screens, down to 320 pixels, and a browser font size of up to 200%',
        'Not yet tested with people who use a screen reader.',
      ],
    },
    limits: {
      title: 'Known limits',
      items: [
        'Maps are made for the eye. Every place on them is also in a list, and its page gives the address as text.',
        'The payment window belongs to Toss Payments and the card companies, so we can’t make it more accessible. If you can’t pay with it, please email us.',
        'Photographs are described by our editors, sometimes more briefly than the drawings.',
        'Some addresses and notes on opening hours are in Korean only.',
      ],
    },
    report: {
      title: 'Tell us what is in your way',
      text: 'If something is hard to use, please email us the address of the page, and tell us which assistive technology you use. We’ll also send you the information you need in another form.',
    },
    preparedOn: (day) => `Prepared on ${day}`,
  },
};

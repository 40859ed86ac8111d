import { expect, it } from 'vitest';
import { drivers as english } from './en/drivers.ts';
import { drivers as korean } from './ko/drivers.ts';

/** WCAG 2.5.3: someone who speaks the visible label of a button must activate it. */
it.each([english, korean])('names each action on a driver by the words that its button shows', (messages) => {
  expect(messages.proposedChange('Kim')).toContain(messages.change);
  expect(messages.linkFor('Kim')).toContain(messages.link);
  expect(messages.endLinksFor('Kim')).toContain(messages.endLinks);
  expect(messages.resetPinFor('Kim')).toContain(messages.resetPin);
});

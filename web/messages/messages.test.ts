import { describe, expect, it } from 'vitest';
import { MessageStore } from '../shared/i18n/MessageStore.ts';
import { allParts, loadMessages } from './messages.ts';

describe('DESIGN 8: the browser gets one language, and of it the page’s part', () => {
  it('reading words that are not loaded throws and names them, and never gives undefined', async () => {
    const messages = await loadMessages('ko', ['shell', 'list']);
    expect(messages.shell.skip).toBe('본문으로 바로 가기');
    expect(messages.list).toBeDefined();
    expect(() => messages.home).toThrow(
      'The words of "home" are not loaded: name their part in routeMessageParts',
    );
    expect(() => messages.plan).toThrow(/"plan"/);
  });

  it('they can be read once their part is loaded, also after a change of the language', async () => {
    const store = await MessageStore.open('ko', ['shell']);
    expect(() => store.messages.home).toThrow(/"home"/);
    await store.load('home');
    expect(store.messages.home.title).toContain('솔바다');
    await store.change('en');
    expect(store.messages.home.title).toContain('Solbada');
    expect(() => store.messages.plan).toThrow(/"plan"/);
  });

  it('all parts together miss nothing that one of them has', async () => {
    const all = await loadMessages('en', allParts);
    for (const part of allParts) expect(all).toMatchObject(await loadMessages('en', [part]));
  });
});

import { describe, expect, it } from 'vitest';
import { differsInLanguageOnly, filesNamedIn } from './OfflineStore.ts';
import { parseOfflinePage } from './offlinePage.ts';

describe('files of a stored document', () => {
  it('lists its scripts and its style sheet, each once', () => {
    const html = `<link rel="stylesheet" href="/assets/full-a1.css" data-full-styles>
      <script type="application/json" id="scripts">["/assets/core-b2.js","/assets/en-c3.js","/assets/core-b2.js"]</script>
      <a href="/list">/assets/no.js</a><img src="/pictures/1.svg">`;
    expect(filesNamedIn(html)).toEqual(['/assets/full-a1.css', '/assets/core-b2.js', '/assets/en-c3.js']);
  });
});

describe('responses in other languages', () => {
  it.each([
    ['/api/v1/stops?ids=1,2&locale=en', 'http://x/api/v1/stops?locale=ja&ids=1%2C2', true],
    ['/api/v1/stops?ids=1,2&locale=en', '/api/v1/stops?ids=1&locale=en', false],
    ['/api/v1/stops?ids=1&locale=en', '/api/v1/theme?ids=1&locale=en', false],
  ])('%s and %s: %s', (one, other, expected) => {
    expect(differsInLanguageOnly(one, other)).toBe(expected);
  });
});

describe('messages to the worker', () => {
  it('parses requests from a page, and rejects everything else', () => {
    const page = { address: '/driver/tour/1', answers: [{ address: '/api/v1/stops?ids=1', body: [1] }] };
    expect(parseOfflinePage(page)).toEqual(page);
    for (const wrong of [null, 'x', {}, { address: 1, answers: [] }, { address: '/', answers: [{}] }])
      expect(parseOfflinePage(wrong)).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { negotiateLanguage, parseAcceptLanguage } from './negotiateLanguage.ts';

describe('the language of a page', () => {
  it('DESIGN 8: takes ?lang=, else the cookie, else Accept-Language, else ko', () => {
    expect(negotiateLanguage({ address: 'ja', cookies: 'language=en', header: 'zh' })).toBe('ja');
    expect(negotiateLanguage({ address: null, cookies: 'language=en', header: 'zh' })).toBe('en');
    expect(negotiateLanguage({ address: null, cookies: undefined, header: 'zh-TW,zh;q=0.9' })).toBe('tw');
    expect(negotiateLanguage({ address: null, cookies: undefined, header: undefined })).toBe('ko');
    expect(negotiateLanguage({ address: 'xx', cookies: 'language=tlh', header: 'fr' })).toBe('ko');
    expect(negotiateLanguage({ address: 'EN', cookies: undefined, header: undefined })).toBe('en');
    // Google's links have BCP 47 tags.
    expect(negotiateLanguage({ address: 'zh-TW', cookies: 'language=en', header: 'ja' })).toBe('tw');
    expect(negotiateLanguage({ address: 'en-GB', cookies: undefined, header: undefined })).toBe('en');
  });

  it('reads regions, scripts, qualities and excluded languages', () => {
    for (const range of ['zh', 'zh-CN', 'zh-SG', 'zh-Hans-CN', 'zh-Hans-HK']) {
      expect(parseAcceptLanguage(range), range).toBe('cn');
    }
    for (const range of ['zh-TW', 'zh-HK', 'zh-MO', 'zh-Hant', 'zh-Hant-CN']) {
      expect(parseAcceptLanguage(range), range).toBe('tw');
    }
    expect(parseAcceptLanguage('fr-FR, ja;q=0.3, en-GB;q=0.8')).toBe('en');
    expect(parseAcceptLanguage('en;q=0, ja;q=0.1')).toBe('ja');
    expect(parseAcceptLanguage('en-US,en;q=0.9,ko;q=0.8')).toBe('en');
  });

  it('DESIGN 8: treats Accept-Language * as no preference', () => {
    expect(parseAcceptLanguage('*')).toBeNull();
    expect(parseAcceptLanguage('')).toBeNull();
  });
});

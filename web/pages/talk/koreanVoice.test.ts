import { describe, expect, it } from 'vitest';
import { koreanVoice } from './koreanVoice.ts';

const voice = (lang: string, localService: boolean) => ({ lang, localService });
const english = voice('en-US', true);
const remote = voice('ko-KR', false);
const local = voice('ko_KR', true);

describe('Talk: the Korean voice', () => {
  it('is the device’s own where there is one', () => {
    expect(koreanVoice([english, remote, local], true)).toBe(local);
    expect(koreanVoice([english, remote, local], false)).toBe(local);
  });

  it('is one of a server only with network', () => {
    expect(koreanVoice([english, remote], true)).toBe(remote);
    expect(koreanVoice([english, remote], false)).toBeNull();
  });

  it('is none among voices of other languages', () => {
    expect(koreanVoice([], true)).toBeNull();
    expect(koreanVoice([english, voice('kok-IN', true)], true)).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { HeldDraft } from './HeldDraft.ts';
import { emptySignUpDraft, parseSignUpDraft } from './signUpDraft.ts';
import { isLeavingSocialSignUp, parseSocialDraft, tokenOfState } from './socialDraft.ts';

describe('sign-up draft', () => {
  it('SPEC 3: holds what was typed and how far one has come', () => {
    const draft = {
      email: 'a@b.co',
      codeSentAt: 1_700_000_000_000,
      emailVerifyToken: 'token',
      firstName: '길동',
      lastName: '홍',
      nickname: '바다🌊',
      termsChecked: true,
      privacyChecked: false,
      reached: 3,
    };
    expect(parseSignUpDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  });

  it('DESIGN 7: never holds a password, whatever was stored', () => {
    expect(parseSignUpDraft({ email: 'a@b.co', password: 'Passw0rd!' })).not.toHaveProperty('password');
  });

  it.each([
    [null],
    [[]],
    ['text'],
    [7],
    [{ email: 7, reached: 'far' }],
    [{ reached: 99 }],
    [{ reached: 0.5 }],
  ])('SPEC 3: nothing stored is trusted: %j', (stored) => {
    expect(parseSignUpDraft(stored)).toEqual(emptySignUpDraft);
  });

  it('SPEC 5: texts beyond their limits are cut off or left out', () => {
    expect(parseSignUpDraft({ nickname: '가'.repeat(20) }).nickname).toBe('가'.repeat(15));
    expect(parseSignUpDraft({ emailVerifyToken: 'x'.repeat(5000) }).emailVerifyToken).toBe('');
  });

  it('SPEC 4: a moment of sending that is no moment starts the verification anew', () => {
    for (const codeSentAt of ['1', -1, Number.NaN, null, {}]) {
      expect(parseSignUpDraft({ codeSentAt }).codeSentAt).toBeNull();
    }
  });
});

describe('social draft', () => {
  it('SPEC 3: holds token, nickname and both boxes', () => {
    const draft = { socialSignUpToken: 't', nickname: 'n', termsChecked: true, privacyChecked: true };
    expect(parseSocialDraft(draft)).toEqual(draft);
    expect(parseSocialDraft({ ...draft, termsChecked: 'yes', nickname: null })).toMatchObject({
      termsChecked: false,
      nickname: '',
    });
  });

  it('SPEC 2: takes the token from the navigation state only where there is one', () => {
    expect(tokenOfState({ socialSignUpToken: 't' })).toBe('t');
    for (const state of [null, undefined, 'socialSignUpToken', {}, { socialSignUpToken: 7 }]) {
      expect(tokenOfState(state)).toBe('');
    }
  });

  it('SPEC 2: reading the documents is not leaving', () => {
    const paths = ['/signup/terms', '/signup/privacy', '/signup/oauth2', '/', '/login', '/signup/complete'];
    expect(paths.map(isLeavingSocialSignUp)).toEqual([false, false, false, true, true, true]);
  });
});

describe('held draft', () => {
  const parse = (stored: unknown) => ({
    text: '',
    count: 0,
    ...(typeof stored === 'object' ? stored : null),
  });

  function memory(text: string | null) {
    return {
      text,
      read() {
        return this.text;
      },
      write(written: string) {
        this.text = written;
      },
      remove() {
        this.text = null;
      },
    };
  }

  it('outlives a reload, and is the same object until it changes', () => {
    const storage = memory(null);
    const draft = new HeldDraft(storage, parse);
    const first = draft.read();
    expect(draft.read()).toBe(first);
    draft.change({ text: 'typed' });
    expect(draft.read()).not.toBe(first);
    expect(new HeldDraft(storage, parse).read()).toEqual({ text: 'typed', count: 0 });
    draft.clear();
    expect(new HeldDraft(storage, parse).read()).toEqual({ text: '', count: 0 });
  });

  it('starts empty over a text that is no JSON, and tells who listens', () => {
    const draft = new HeldDraft(memory('{'), parse);
    expect(draft.read()).toEqual({ text: '', count: 0 });
    let told = 0;
    const stop = draft.subscribe(() => {
      told += 1;
    });
    draft.change({ count: 1 });
    stop();
    draft.clear();
    expect(told).toBe(1);
  });
});

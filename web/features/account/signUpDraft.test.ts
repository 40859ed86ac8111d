import { describe, expect, it } from 'vitest';
import { DraftStore } from './DraftStore.ts';
import { passwordDraft, revealed } from './passwordDraft.ts';
import { changeEmail, emptySignUpDraft, parseSignUpDraft, signUpDraft, verified } from './signUpDraft.ts';
import { isLeavingSocialSignUp, parseSocialDraft, tokenFromState } from './socialDraft.ts';

describe('sign-up draft', () => {
  it('SPEC 3: stores what was typed', () => {
    const draft = {
      email: 'a@b.co',
      codeSentAt: 1_700_000_000_000,
      wrongCodes: 2,
      emailVerifyToken: 'token',
      verifiedEmail: 'a@b.co',
      firstName: '길동',
      lastName: '홍',
      nickname: '바다🌊',
      termsChecked: true,
      privacyChecked: false,
    };
    expect(parseSignUpDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  });

  it('DESIGN 7: never contains a password, whatever was stored', () => {
    expect(parseSignUpDraft({ email: 'a@b.co', password: 'Passw0rd!' })).not.toHaveProperty('password');
  });

  it.each([
    [null],
    [[]],
    ['text'],
    [7],
    [{ email: 7, verifiedEmail: {} }],
    [{ reached: 3 }],
    [{ wrongCodes: '4' }],
  ])('SPEC 3: treats stored values as untrusted: %j', (stored) => {
    expect(parseSignUpDraft(stored)).toEqual(emptySignUpDraft);
  });

  it('SPEC 5: cuts off or drops texts beyond their limits', () => {
    expect(parseSignUpDraft({ nickname: '가'.repeat(20) }).nickname).toBe('가'.repeat(15));
    expect(parseSignUpDraft({ emailVerifyToken: 'x'.repeat(5000) }).emailVerifyToken).toBe('');
  });

  it('SPEC 4: restarts the verification when the time of sending is invalid', () => {
    for (const codeSentAt of ['1', -1, Number.NaN, null, {}]) {
      expect(parseSignUpDraft({ codeSentAt }).codeSentAt).toBeNull();
    }
  });
});

describe('SPEC 4: a verified address', () => {
  const details = {
    firstName: '길동',
    lastName: '홍',
    nickname: '바다',
    termsChecked: true,
    privacyChecked: true,
  };
  function filledInFor(email: string) {
    signUpDraft.clear();
    signUpDraft.change({ email, codeSentAt: 7 });
    verified(email, 'first');
    signUpDraft.change(details);
    passwordDraft.change({ password: 'Passw0rd!', wasTyped: true });
    revealed.change({ reached: 4 });
  }

  it('starts an empty form with nothing agreed for another address', () => {
    filledInFor('a@b.co');
    changeEmail('c@d.co');
    verified('c@d.co', 'second');
    expect(signUpDraft.read()).toEqual({
      ...emptySignUpDraft,
      email: 'c@d.co',
      emailVerifyToken: 'second',
      verifiedEmail: 'c@d.co',
    });
    expect([passwordDraft.read().password, revealed.read().reached]).toEqual(['', 0]);
  });

  it('keeps what was typed when the same address is verified again', () => {
    filledInFor('a@b.co');
    changeEmail('c@d.co');
    changeEmail('A@b.co');
    verified('A@b.co', 'second');
    expect(signUpDraft.read()).toMatchObject({ ...details, emailVerifyToken: 'second' });
  });
});

describe('social draft', () => {
  it('SPEC 3: stores token, nickname and both boxes', () => {
    const draft = { socialSignUpToken: 't', nickname: 'n', termsChecked: true, privacyChecked: true };
    expect(parseSocialDraft(draft)).toEqual(draft);
    expect(parseSocialDraft({ ...draft, termsChecked: 'yes', nickname: null })).toMatchObject({
      termsChecked: false,
      nickname: '',
    });
  });

  it('SPEC 2: takes the token from the navigation state only if there is one', () => {
    expect(tokenFromState({ socialSignUpToken: 't' })).toBe('t');
    for (const state of [null, undefined, 'socialSignUpToken', {}, { socialSignUpToken: 7 }]) {
      expect(tokenFromState(state)).toBe('');
    }
  });

  it('SPEC 2: survives a visit to the documents', () => {
    const paths = ['/signup/terms', '/signup/privacy', '/signup/oauth2', '/', '/login', '/signup/complete'];
    expect(paths.map(isLeavingSocialSignUp)).toEqual([false, false, false, true, true, true]);
  });
});

describe('stored draft', () => {
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

  it('survives a reload, and is the same object until it changes', () => {
    const storage = memory(null);
    const draft = new DraftStore(storage, parse);
    const first = draft.read();
    expect(draft.read()).toBe(first);
    draft.change({ text: 'typed' });
    expect(draft.read()).not.toBe(first);
    expect(new DraftStore(storage, parse).read()).toEqual({ text: 'typed', count: 0 });
    draft.clear();
    expect(new DraftStore(storage, parse).read()).toEqual({ text: '', count: 0 });
  });

  it('starts empty when the stored text is not JSON, and notifies its listeners', () => {
    const draft = new DraftStore(memory('{'), parse);
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

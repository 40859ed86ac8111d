import { describe, expect, it } from 'vitest';
import { languages } from '../../../domain/languages.ts';
import { renderInLanguage } from '../../testing/renderInLanguage.tsx';
import { LoginForm } from './LoginForm.tsx';

describe('the login form', () => {
  it.each(languages)('offers Google exactly where the installation has it (%s)', async (language) => {
    const render = (google: boolean) =>
      renderInLanguage(language, <LoginForm returnTo="/plan" />, undefined, { google });
    expect(await render(true)).toContain('href="/api/v1/auth/oauth2/google/start?returnTo=%2Fplan"');
    const without = await render(false);
    expect(without).toContain('type="password"');
    expect(without).not.toMatch(/google/i);
  });
});

import { expect, it } from 'vitest';
import { languages } from '../../../domain/languages.ts';
import { loadMessages } from '../../messages/messages.ts';
import { renderInLanguage } from '../../testing/renderInLanguage.tsx';
import { InstallPanel } from './InstallHint.tsx';

it.each(languages)(
  'says in %s how to install, by a button or by the steps of an iPhone',
  async (language) => {
    const { title, button, steps, refuse } = (await loadMessages(language, ['shell'])).shell.install;
    const [byButton, bySteps] = await Promise.all(
      (['press', 'steps'] as const).map((way) => renderInLanguage(language, <InstallPanel way={way} />)),
    );
    for (const html of [byButton, bySteps])
      for (const shown of [`>${title}</h2>`, `aria-label="${refuse}"`]) expect(html).toContain(shown);
    expect(byButton).toContain(`>${button}</button>`);
    expect(byButton).not.toContain('<ol');
    expect(bySteps).not.toContain(`>${button}</button>`);
    expect(steps).toHaveLength(3);
    steps.forEach((step, index) => {
      expect(bySteps).toContain(`<li>${index + 1}. ${step}</li>`);
    });
  },
);

it.each(languages)(
  'fits the offer to keep the guide into the height reserved for it, in %s',
  async (language) => {
    const { keep, about, size } = (await loadMessages(language, ['offline'])).offline;
    // Of 32 letters of the narrowest phone's panel; Korean, Chinese and Japanese letters are twice as wide.
    const width = (text: string) => text.length + (text.match(/[^\x20-\x7e]/g)?.length ?? 0);
    for (const text of [keep, about(size(700))]) expect(width(text), text).toBeLessThan(24);
  },
);

import { expect, it } from 'vitest';
import { languages } from '../../../domain/languages.ts';
import { loadMessages } from '../../messages/messages.ts';
import { renderInLanguage } from '../../testing/renderInLanguage.tsx';
import { OpenOnDialog } from './OpenOnDialog.tsx';

it.each(languages)('asks for a day and time in %s', async (language) => {
  const { title, day, time, show } = (await loadMessages(language, ['hours'])).hours;
  const html = await renderInLanguage(
    language,
    <OpenOnDialog openAt="2027-02-07T19:30" onChoose={() => undefined} onClose={() => undefined} />,
  );
  for (const text of [title, day, time, show]) expect(html).toContain(`>${text}</`);
  expect(html).toContain('<option value="19:30"');
});

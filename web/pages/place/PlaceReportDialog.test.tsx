import { expect, it } from 'vitest';
import { languages } from '../../../domain/languages.ts';
import { placeReportKinds } from '../../../domain/places/placeReportRules.ts';
import { loadMessages } from '../../messages/messages.ts';
import { renderInLanguage } from '../../testing/renderInLanguage.tsx';
import { PlaceReportDialog } from './PlaceReportDialog.tsx';

it.each(languages)('asks what is wrong about a place in %s', async (language) => {
  const { place, placeReport: placeReportMessages } = await loadMessages(language, ['place', 'placeReport']);
  const html = await renderInLanguage(
    language,
    <PlaceReportDialog place={{ type: 'tour', id: 1 }} onSent={() => undefined} onClose={() => undefined} />,
  );
  const texts = [
    place.report.open,
    placeReportMessages.kind,
    placeReportMessages.wordsOptional,
    placeReportMessages.email,
    placeReportMessages.emailHint,
    placeReportMessages.send,
  ];
  for (const text of [...texts, ...placeReportKinds.map((kind) => placeReportMessages.kinds[kind])])
    expect(html).toContain(`>${text}</`);
});

import { describe, expect, it } from 'vitest';
import { languages } from '../../../domain/languages.ts';
import { loadMessages } from '../../messages/messages.ts';
import { renderInLanguage } from '../../testing/renderInLanguage.tsx';
import { MeetingPoint } from './MeetingPoint.tsx';

describe.each(languages)('the meeting point, in %s', async (language) => {
  const { meeting } = (await loadMessages(language, ['tourTaxi'])).tourTaxi;

  it('has a picture, a map and links to map services, and the number of the company only if there is one', async () => {
    const known = await renderInLanguage(language, <MeetingPoint phone="033-640-4531" />);
    for (const text of [meeting.title, meeting.text]) expect(known).toContain(`>${text}</`);
    expect(known).toContain(`alt="${meeting.picture}"`);
    expect(known).toContain('/maps/station.svg');
    expect(known).toContain(encodeURIComponent('강릉역'));
    expect(known).toContain(meeting.call);
    expect(known).toContain('href="tel:+82336404531"');
    const unknown = await renderInLanguage(language, <MeetingPoint phone={null} />);
    expect(unknown).not.toContain(meeting.call);
    expect(unknown).not.toContain('tel:');
  });
});

import type { ComponentProps } from 'react';
import { expect, it } from 'vitest';
import { weekDays } from '../../../domain/calendar/weekDays.ts';
import { type Language, languages } from '../../../domain/languages.ts';
import { loadMessages } from '../../messages/messages.ts';
import { renderInLanguage } from '../../testing/renderInLanguage.tsx';
import { PlaceFacts } from './PlaceFacts.tsx';

type Detail = ComponentProps<typeof PlaceFacts>['detail'];

const place: Detail = {
  type: 'tour',
  tags: [],
  weekDays: null,
  openingHours: { periods: [], note: null },
  address: null,
  phone: null,
  fallbacks: [],
  korean: { name: '경포해변', address: null },
};

/** The lines of the opening hours, without the advice to check them. */
async function hoursLines(language: Language, detail: Partial<Detail>): Promise<string[]> {
  const html = await renderInLanguage(language, <PlaceFacts detail={{ ...place, ...detail }} />);
  // The facts are address, hours and telephone number.
  const [, , hours = ''] = html.split('<dd');
  return [...hours.matchAll(/<span class="block">([^<]*)<\/span>/g)].map(([, text = '']) => text);
}

it.each(languages)(
  'SPEC 2: shows the opening weekdays of a place without opening times, in %s',
  async (language) => {
    const { opening, closedOn, weekDays: names } = (await loadMessages(language, ['place'])).place;
    const { openEveryDay, timesUnknown, hoursUnknown } = opening.sight;

    expect(await hoursLines(language, { weekDays: [...weekDays] })).toEqual([openEveryDay, timesUnknown]);
    expect(await hoursLines(language, {})).toEqual([hoursUnknown]);

    const note = '10:30–18:30';
    const [open, closed, last] = await hoursLines(language, {
      type: 'restaurant',
      weekDays: weekDays.filter((day) => day !== 'TUE'),
      openingHours: { periods: [], note },
    });
    expect(open).toContain(names.MON);
    expect([closed, last]).toEqual([closedOn([names.TUE]), note]);
  },
);

it.each(languages)('names the facts without a check date in one line, in %s', async (language) => {
  const { place: messages } = await loadMessages(language, ['place']);
  const undated = (facts: readonly string[]) => messages.checked.undated(facts);
  const rendered = (detail: Partial<Detail>) =>
    renderInLanguage(
      language,
      <PlaceFacts detail={{ ...place, address: '28', phone: '033-640-4414', ...detail }} />,
    );

  expect(await rendered({ checkedOn: { phone: '2026-10' } })).toContain(`>${undated([messages.address])}<`);
  const none = await rendered({ checkedOn: {} });
  expect(none.split(undated([]).trim())).toHaveLength(2);
  expect(none).toContain(`>${undated([messages.address, messages.phone])}<`);
  expect(await rendered({ checkedOn: { address: '2026-10', phone: '2026-10' } })).not.toContain(
    undated([]).trim(),
  );
});

it.each(languages)('shows a known entry fee, and free entry in words, in %s', async (language) => {
  const { place: messages } = await loadMessages(language, ['place']);
  const rendered = (fee?: number) =>
    renderInLanguage(language, <PlaceFacts detail={fee === undefined ? place : { ...place, fee }} />);

  expect(await rendered(1_000)).toContain(messages.feeText(1_000));
  expect(messages.feeText(1_000)).toContain('1,000');
  expect(await rendered(0)).toContain(messages.feeText(0));
  expect(await rendered()).not.toContain(messages.fee);
});

it.each(languages)(
  'advises once to check the hours, and more strongly where they are doubtful, in %s',
  async (language) => {
    const { place: messages } = await loadMessages(language, ['place']);
    const { checkFirst } = messages.opening.shop;
    const rendered = (isDoubtful: boolean) => {
      const openingHours = { periods: [], note: null, ...(isDoubtful && { isDoubtful }) };
      return renderInLanguage(
        language,
        <PlaceFacts detail={{ ...place, type: 'restaurant', openingHours }} />,
      );
    };

    const certain = await rendered(false);
    expect(certain.split(checkFirst)).toHaveLength(2);
    expect(certain).not.toContain(messages.hoursDoubtful);
    const doubtful = await rendered(true);
    expect(doubtful.split(messages.hoursDoubtful)).toHaveLength(2);
    expect(doubtful).not.toContain(checkFirst);
  },
);

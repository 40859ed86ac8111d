import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { type OfflineProgram, offlineProgramAddress } from '../../contract/offlineGuide.ts';
import { languages } from '../../domain/languages.ts';
import { isBuilt, needsBuild } from '../../server/testing/testWeb.ts';

describe.skipIf(!isBuilt)(`the program without network${needsBuild}`, async () => {
  if (!isBuilt) return;
  const program: OfflineProgram = JSON.parse(await readFile(`dist/client${offlineProgramAddress}`, 'utf8'));
  const manifest: Record<string, { file: string }> = JSON.parse(
    await readFile('dist/client/manifest.json', 'utf8'),
  );

  it.each(languages)(
    'has the messages of %s but for dialogs that need the network, and on every device those of the cards and the board',
    (language) => {
      const filesIn = (part: RegExp) =>
        Object.entries(manifest).flatMap(([name, { file }]) => {
          const [, folder, rest = ''] = /^web\/messages\/(\w+)\/(.*)$/.exec(name) ?? [];
          return folder === language && part.test(rest) ? [`/${file}`] : [];
        });
      const addresses = (files: OfflineProgram['cards']) => files.map(({ address }) => address);
      // A screen that needs Korean texts in every language imports them itself.
      const cardFiles = addresses([...program.cards, ...program.cardMessages[language]]);
      const onCards = filesIn(/^(driver|talk|ticket)\.ts$/);
      expect(onCards).toHaveLength(3);
      expect(cardFiles).toEqual(expect.arrayContaining(onCards));
      const all = filesIn(/^(?!(placeReport|ticketChange|linkedTicket)\.ts$)/);
      expect(all.length).toBeGreaterThan(onCards.length);
      const kept = [...cardFiles, ...addresses(program.guideMessages[language])];
      expect(kept).toEqual(expect.arrayContaining(all));
      const ofDialogs = filesIn(/^(placeReport|ticketChange|linkedTicket)\.ts$/);
      expect(ofDialogs).toHaveLength(3);
      expect(kept.filter((address) => ofDialogs.includes(address))).toEqual([]);
    },
  );

  it('has the calendar of a language only where that language is kept', () => {
    const calendars = Object.entries(manifest).filter(([name]) => name.includes('/react-day-picker/'));
    expect(calendars).toHaveLength(languages.length - 1);
    for (const [name, { file }] of calendars) {
      const isIn = (files: OfflineProgram['cards']) => files.some(({ address }) => address === `/${file}`);
      expect(isIn(program.guide), name).toBe(false);
      expect(
        languages.filter((language) => isIn(program.guideMessages[language])),
        name,
      ).toHaveLength(1);
    }
  });
});

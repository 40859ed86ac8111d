import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readableHtml } from '../../web/testing/readableHtml.ts';
import { draftBar, draftSaved, type EditedGuide, field, openEditedGuide } from '../deskGuide.ts';
import { takeDeskPicture } from '../deskPictures.ts';
import { expect, expectAccessible, test } from '../guideTest.ts';
import { expectFitAndAccessible, expectNoOverflow } from '../layout.ts';
import { freshAddress } from '../mailbox.ts';

test.describe('the desk: the guide', () => {
  // One product for all: each test edits its own places.
  test.describe.configure({ mode: 'default', timeout: 120_000 });
  let guide: EditedGuide;
  test.beforeAll(async ({ browser }) => {
    test.setTimeout(120_000);
    guide = await openEditedGuide(browser);
  });
  test.afterEach(() => guide.closePages());
  test.afterAll(() => guide.close());

  test('leads from a report to an edit, its publication, the history, the restored place and the export', async () => {
    const visitor = await guide.newPage();
    const words = 'The door is in the east now.';
    const reported = await visitor.request.post('/api/v1/places/tour/4/reports', {
      headers: { 'accept-language': 'en' },
      data: { kind: 'text', words, email: freshAddress() },
    });
    expect(reported.status()).toBe(204);

    const expectVisitorsRead = async (shown: string) => {
      const response = await visitor.request.get('/content/tour/4?lang=en');
      expect(readableHtml(await response.text())).toContain(`>${shown}<`);
    };

    const editor = await guide.editor('Edi');
    await expectNoOverflow(editor);
    await editor.getByRole('combobox', { name: 'Marked' }).selectOption('With open reports');
    await expect(editor.getByText('1 place', { exact: true })).toBeVisible();
    await editor.reload();
    await expect(editor.getByText('1 place', { exact: true })).toBeVisible();
    await expectAccessible(editor);
    await editor.getByRole('row').getByRole('link', { name: 'Ojukheon' }).click();
    await expect(editor.getByRole('heading', { level: 1, name: '오죽헌' })).toBeVisible();
    await expect(editor.getByText(words)).toBeVisible();
    await expectFitAndAccessible(editor);

    const address = field(editor, 'Address English');
    const before = await address.inputValue();
    const after = `${before}, east gate`;
    await address.fill(after);
    await draftSaved(editor);
    await expectVisitorsRead(before);

    const [preview] = await Promise.all([
      editor.waitForEvent('popup'),
      draftBar(editor)
        .getByRole('combobox', { name: 'Preview language' })
        .selectOption('English')
        .then(() => draftBar(editor).getByRole('link', { name: 'Preview' }).click()),
    ]);
    await expect(preview.getByText(after).first()).toBeVisible();
    await preview.close();

    await draftBar(editor).getByRole('button', { name: 'Publish' }).click();
    await expect(draftBar(editor).getByRole('status')).toHaveText('Published. Visitors see it now.');
    await expectVisitorsRead(after);

    await editor.getByRole('combobox', { name: 'Outcome' }).selectOption('The guide was corrected');
    await editor.getByRole('textbox', { name: 'Reply' }).fill('Thank you, it is corrected.');
    await editor.getByRole('button', { name: 'Close the report' }).click();
    await expect(editor.getByText('The guide was corrected · Edi')).toBeVisible();

    await editor.getByRole('link', { name: 'History' }).click();
    await expect(editor.getByRole('heading', { level: 1, name: 'History: 오죽헌' })).toBeVisible();
    await expect(editor.getByText('Address (English)')).toBeVisible();
    await expect(editor.locator('ins')).toContainText('east gate');
    await expectFitAndAccessible(editor);

    const folder = await mkdtemp(path.join(tmpdir(), 'solbada-export-'));
    const file = 'places/004-ojukheon.json';
    try {
      const exported = async () => {
        await rm(folder, { recursive: true });
        await guide.operate({ command: 'exportGuide', folder });
        return readFile(path.join(folder, file), 'utf8');
      };
      const starter = await readFile(path.join('content', file), 'utf8');
      expect(await exported()).toBe(starter.replace(before, after));

      await takeDeskPicture(editor, 'history');
      await editor.getByRole('button', { name: 'Restore what was before' }).click();
      const dialog = editor.getByRole('dialog', { name: 'Restore what was before?' });
      await dialog.getByRole('button', { name: 'Restore what was before' }).click();
      await expect(editor.getByText('Restored. Visitors see it now.')).toBeVisible();
      await expect(editor.getByRole('listitem').getByRole('heading')).toHaveText(['Restored', 'Published']);
      await expectVisitorsRead(before);
      expect(await exported()).toBe(starter);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });

  test('shows two editors each other’s change, and lets the slower one choose', async () => {
    const first = await guide.editor('Ada', '/desk/guide/5');
    const second = await guide.editor('Ben', '/desk/guide/5');
    await expect(field(second, 'Source')).toBeVisible();

    // In another field the change shows by itself.
    await field(first, 'Phone').fill('033-111-2222');
    await draftSaved(first);
    await expect(field(second, 'Phone')).toHaveValue('033-111-2222');
    await expect(second.getByText('Changed by Ada')).toBeVisible();

    // In the same field the slower one chooses; nothing is replaced unseen.
    // After a lost connection it would be saved again by itself, perhaps before the press.
    await second.route('**/draft', (route) => route.fulfill({ status: 500 }));
    await field(second, 'Source').fill('Ben’s source');
    await expect(draftBar(second).getByRole('status')).toContainText('Not saved.');
    await field(first, 'Source').fill('Ada’s source');
    await draftSaved(first);
    await second.unroute('**/draft');
    await draftBar(second).getByRole('button', { name: 'Save again' }).click();
    const conflict = second.getByRole('alert').filter({ hasText: /Ada has changed this field too\./ });
    await expect(conflict).toContainText('Ada’s source');
    await expect(conflict).toContainText('Ben’s source');
    await expect(field(second, 'Source')).toHaveValue('Ben’s source');
    await expect(draftBar(second).getByRole('status')).toHaveText(
      'Please choose between the differing values first.',
    );
    await expect(draftBar(second).getByRole('button', { name: 'Publish' })).toBeDisabled();
    await expectFitAndAccessible(second);
    await conflict.scrollIntoViewIfNeeded();
    await takeDeskPicture(second, 'choice');
    await conflict.getByRole('button', { name: 'Source: Keep mine' }).click();
    await draftSaved(second);
    await expect(field(first, 'Source')).toHaveValue('Ben’s source');

    // Discarded by one, it is gone for both.
    await draftBar(first).getByRole('button', { name: 'Discard the draft' }).click();
    await first.getByRole('dialog').getByRole('button', { name: 'Discard the draft' }).click();
    await expect(draftBar(first).getByRole('status')).toHaveText('Nothing is changed.');
    await expect(draftBar(second).getByRole('status')).toHaveText('Nothing is changed.');
  });

  test('keeps what is typed when another row is removed, and through a failure, a lost connection and a reload', async () => {
    const editor = await guide.editor('Edi', '/desk/guide/6');
    const add = editor.getByRole('button', { name: 'Add hours' });
    await expect(add).toBeVisible();
    const opens = editor.getByRole('textbox', { name: /: Opens$/ });
    const before = await opens.count();
    await add.click();
    await add.click();
    await expect(opens).toHaveCount(before + 2);
    await opens.nth(before).fill('9:');
    await editor.getByRole('button', { name: `Remove hours ${before + 1}` }).click();
    await expect(opens).toHaveCount(before + 1);
    await expect(opens.nth(before)).toHaveValue('09:00');
    await expect(opens.nth(before)).not.toHaveAttribute('aria-invalid');
    const lastEntry = editor.getByRole('textbox', { name: /: Last entry \(optional\)$/ }).nth(before);
    await expect(lastEntry).toHaveValue('');
    await lastEntry.fill('1700');

    const facts = editor.getByRole('textbox', { name: 'Facts' });
    // After a 503 it would be saved again by itself, perhaps before the press.
    await editor.route('**/draft', (route) => route.fulfill({ status: 500 }));
    await facts.fill('one fact');
    await expect(draftBar(editor).getByRole('status')).toContainText('Not saved.');
    await editor.unroute('**/draft');
    await draftBar(editor).getByRole('button', { name: 'Save again' }).click();
    await draftSaved(editor);

    await editor.context().setOffline(true);
    await facts.fill('one fact\nanother fact');
    await expect(draftBar(editor).getByRole('status')).toContainText('Not saved.');
    await expect(draftBar(editor).getByRole('button', { name: 'Publish' })).toBeDisabled();
    await editor.context().setOffline(false);
    await draftSaved(editor);

    // Reloaded before it is saved: the page warns, and begins with what was typed.
    await editor.route('**/draft', (route) => route.abort());
    await facts.fill('one fact\nanother fact\na third');
    await expect(draftBar(editor).getByRole('status')).toContainText('Not saved.');
    const warned = editor.waitForEvent('dialog');
    editor.on('dialog', (dialog) => void dialog.accept());
    const reloaded = editor.reload();
    expect((await warned).type()).toBe('beforeunload');
    await reloaded;
    await expect(facts).toHaveValue('one fact\nanother fact\na third');
    await expect(editor.getByText('What you had typed and was not saved yet is back.')).toBeVisible();
    await editor.unroute('**/draft');
    await draftSaved(editor);
    await editor.reload();
    await expect(facts).toHaveValue('one fact\nanother fact\na third');
    await expect(lastEntry).toHaveValue('17:00');
  });

  test('makes a new place by the keyboard alone, names its faults, and hides what is published', async () => {
    const editor = await guide.editor('Kim');
    const { keyboard } = editor;
    await editor.getByRole('button', { name: 'New place' }).focus();
    await keyboard.press('Enter');
    const dialog = editor.getByRole('dialog', { name: 'New place' });
    await dialog.getByRole('textbox', { name: 'Korean name' }).focus();
    await keyboard.type('새 찻집');
    await keyboard.press('Tab');
    await keyboard.type('New Tea House');
    await expectAccessible(editor);
    await keyboard.press('Enter');
    await expect(editor.getByRole('heading', { level: 1, name: '새 찻집' })).toBeVisible();
    await expect(editor.getByText('A new place, not published yet.')).toBeVisible();

    // The faults take the focus; each leads to its field.
    await draftBar(editor).getByRole('button', { name: 'Publish' }).focus();
    await keyboard.press('Enter');
    const summary = draftBar(editor).getByText(/Please correct \d+ fields/);
    await expect(summary).toBeFocused();
    await expectFitAndAccessible(editor);
    await draftBar(editor).getByRole('button', { name: 'Address (English)' }).focus();
    await keyboard.press('Enter');
    const english = field(editor, 'Address English');
    await expect(english).toBeFocused();
    await expect(english).toHaveAttribute('aria-invalid', 'true');

    // The pin moves by the arrow keys.
    await editor.getByRole('button', { name: 'Put a pin on the map' }).focus();
    await keyboard.press('Enter');
    const latitude = field(editor, 'Latitude');
    await expect(latitude).toHaveValue('37.7519');
    await editor.getByRole('button', { name: 'Pin of the place' }).focus();
    await keyboard.press('Shift+ArrowUp');
    await expect(latitude).not.toHaveValue('37.7519');
    await draftSaved(editor);

    // A place that was never published goes with its draft.
    await draftBar(editor).getByRole('button', { name: 'Discard the draft' }).focus();
    await keyboard.press('Enter');
    await editor.getByRole('dialog').getByRole('button', { name: 'Discard the draft' }).focus();
    await keyboard.press('Enter');
    await expect(editor.getByRole('heading', { level: 1, name: 'Guide' })).toBeVisible();
    await editor.getByRole('searchbox', { name: 'Search by name' }).fill('new tea house');
    await expect(editor.getByText('No place matches.')).toBeVisible();

    // Hidden, it is gone from the visitors' pages; shown again, it is back.
    const visitor = await guide.newPage();
    await editor.goto('/desk/guide/7');
    await editor.getByRole('button', { name: 'Hide from visitors' }).click();
    await editor.getByRole('dialog').getByRole('button', { name: 'Hide from visitors' }).click();
    await expect(editor.getByText('Hidden from visitors.').first()).toBeVisible();
    await expect(editor.getByRole('dialog')).toBeHidden();
    const visitorsGet = async () => (await visitor.request.get('/content/tour/7')).status();
    expect(await visitorsGet()).toBe(404);
    await editor.getByRole('button', { name: 'Show again' }).click();
    await editor.getByRole('dialog').getByRole('button', { name: 'Show again' }).click();
    await expect(editor.getByText('Visitors see it again.')).toBeVisible();
    expect(await visitorsGet()).toBe(200);
  });

  test('finds places by their filters, sorts them and shows them on the map; leads a new search word to the words of the guide at once; shows what a release has changed as well', async () => {
    const editor = await guide.editor('Edi');
    const heads = editor.getByRole('columnheader');
    await expect(heads.filter({ hasText: 'Name' })).toHaveAttribute('aria-sort', 'ascending');
    await editor.getByRole('button', { name: 'Name' }).click();
    await expect(heads.filter({ hasText: 'Name' })).toHaveAttribute('aria-sort', 'descending');
    await editor.getByRole('searchbox', { name: 'Search by name' }).fill('GYEONGPO b');
    const beach = editor.getByRole('link', { name: '경포해변 Gyeongpo Beach' });
    await expect(beach).toBeVisible();
    await editor.getByRole('combobox', { name: 'Type' }).selectOption('Restaurant');
    await expect(editor.getByText('No place matches.')).toBeVisible();
    await editor.goBack();
    await expect(beach).toBeVisible();
    await editor.getByRole('button', { name: 'Clear filters' }).click();
    // The second choice comes at once, as on a slow device before the first is shown.
    await editor.getByRole('search').evaluate((search) => {
      for (const [name, value] of [
        ['type', 'restaurant'],
        ['theme', 'cafe'],
      ]) {
        const field = search.querySelector(`select[name="${name}"]`);
        if (!(field instanceof HTMLSelectElement) || !value) continue;
        field.value = value;
        field.dispatchEvent(new Event('change', { bubbles: true }));
      }
    });
    await expect(editor).toHaveURL(/type=restaurant&theme=cafe/);
    await expectAccessible(editor);
    await editor.getByRole('button', { name: 'Map' }).click();
    await expect(
      editor.getByRole('group', { name: 'Map of the places' }).getByRole('button').first(),
    ).toBeVisible();
    await expectFitAndAccessible(editor);

    await test.step('a new search word', async () => {
      await editor.getByRole('link', { name: 'Search words' }).click();
      await expect(editor.getByRole('heading', { level: 1, name: 'Search words' })).toBeVisible();
      const finds = editor.getByLabel('Also finds');
      await expect(finds).toHaveValue(/^wheelchair, .*: barrier-free$/m);
      await expectFitAndAccessible(editor);

      const before = await finds.inputValue();
      await finds.fill(`${before}\ngrandma`);
      await editor.getByRole('button', { name: 'Save' }).click();
      await expect(editor.getByText('Each line needs words, a colon and searches.')).toBeVisible();
      await finds.fill(`${before}\ngrandma: Ojukheon`);
      await editor.getByRole('button', { name: 'Save' }).click();
      await expect(editor.getByText('Saved. Visitors’ searches use it now.')).toBeVisible();

      const visitor = await guide.newPage();
      await visitor.goto('/list?query=grandma&lang=en');
      await expect(visitor.getByRole('link', { name: /^Ojukheon/ }).first()).toBeVisible();
    });

    await test.step('what a release has changed as well; the chosen value stays', async () => {
      let settled: unknown = null;
      let upstreamConflicts: unknown[] = [
        { field: 'themes', desk: ['history'], before: ['sea'], release: ['culture'] },
      ];
      await editor.route('**/api/v1/desk/guide/8', async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, json: { ...(await response.json()), upstreamConflicts } });
      });
      await editor.route('**/api/v1/desk/guide/8/release', async (route) => {
        settled = route.request().postDataJSON();
        upstreamConflicts = [];
        const response = await editor.request.get('/api/v1/desk/guide/8');
        await route.fulfill({ response });
      });
      await editor.goto('/desk/guide/8');
      const panel = editor.getByRole('region', { name: 'Changed by a release too' });
      await expect(panel.locator('del')).toContainText('History');
      await expect(panel.locator('ins')).toContainText('Culture');
      await expectFitAndAccessible(editor);
      await panel.getByRole('button', { name: 'Themes: Take the release’s' }).click();
      await expect(panel).toHaveCount(0);
      expect(settled).toEqual({ field: 'themes', keep: 'release' });
    });
  });
});

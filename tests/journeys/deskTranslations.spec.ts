import { draftBar, draftSaved, field, openEditedGuide } from '../deskGuide.ts';
import { expect, test } from '../guideTest.ts';
import { expectFitAndAccessible } from '../layout.ts';

test('desk: publishes a place that is not translated, in English with a note until the translation is there', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const guide = await openEditedGuide(browser);
  try {
    const editor = await guide.editor('Edi', '/desk/guide/9');
    const information = field(editor, 'Description Japanese');
    const translated = await information.inputValue();
    const english = 'Pines stand here. The sea is near.';
    await field(editor, 'Description English').fill(english);
    await information.fill('');
    await draftSaved(editor);
    await expect(information).toHaveAccessibleDescription(
      /Not translated yet: visitors read it in English\./,
    );
    await expect(editor.getByText('Has 2 sentences; 3 to 6 are better.')).toBeVisible();
    await expect(editor.getByText(/Partly in English for readers of Japanese/)).toBeVisible();
    await expectFitAndAccessible(editor);
    await draftBar(editor).getByRole('button', { name: 'Publish' }).click();
    await expect(draftBar(editor).getByRole('status')).toHaveText('Published. Visitors see it now.');

    const visitor = await guide.newPage();
    await visitor.goto('/content/tour/9?lang=ja');
    const note = visitor.getByText('まだ日本語に訳されていないため');
    await expect(note).toBeVisible();
    await expect(visitor.getByText(english)).toHaveAttribute('lang', 'en');
    await expectFitAndAccessible(visitor);

    await editor.goto('/desk/guide?mark=missing');
    await expect(editor.getByText('1 place', { exact: true })).toBeVisible();
    await expect(editor.getByText('Missing: Japanese')).toBeVisible();
    await editor.goto('/desk/guide/9');
    await information.fill(translated);
    await draftSaved(editor);
    await draftBar(editor).getByRole('button', { name: 'Publish' }).click();
    await expect(draftBar(editor).getByRole('status')).toHaveText('Published. Visitors see it now.');
    await visitor.reload();
    await expect(visitor.getByText(translated.slice(0, 20))).toBeVisible();
    await expect(note).toHaveCount(0);
  } finally {
    await guide.close();
  }
});

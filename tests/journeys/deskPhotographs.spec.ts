import { testPhotograph } from '../../server/media/photographs/testing/testPhotographs.ts';
import { draftBar, draftSaved, type EditedGuide, openEditedGuide } from '../deskGuide.ts';
import { expect, expectAccessible, open, test } from '../guideTest.ts';

const alt = {
  Korean: '해변에 놓인 붉은 상자 하나',
  English: 'A red box on the sand of the beach',
  'Simplified Chinese': '沙滩上放着一个红色的箱子',
  'Traditional Chinese': '沙灘上放著一個紅色的箱子',
  Japanese: '砂浜に置かれた赤い箱がひとつ',
};

test.describe('the desk: photographs', () => {
  test.describe.configure({ mode: 'default', timeout: 120_000 });
  let guide: EditedGuide;
  test.beforeAll(async ({ browser }) => {
    guide = await openEditedGuide(browser);
  });
  test.afterEach(() => guide.closePages());
  test.afterAll(() => guide.close());

  test('uploads one, says what it is, publishes it, and shows it to visitors before the drawings', async () => {
    const editor = await guide.editor('Pia', '/desk/guide/6');
    const fileName = 'beach.jpg';
    const upload = editor.locator('input[type=file]');
    await upload.setInputFiles([
      {
        name: fileName,
        mimeType: 'image/jpeg',
        buffer: await testPhotograph({ width: 1200, height: 900, orientation: 6 }),
      },
      { name: 'letter.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no photograph') },
      { name: 'sign.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') },
    ]);
    await expect(editor.getByText('1 photograph was uploaded.')).toBeVisible();
    await expect(
      editor.getByText('letter.jpg: This is not a JPEG, PNG, WebP or AVIF photograph.'),
    ).toBeVisible();
    await expect(editor.getByText('sign.gif: Only JPEG, PNG, WebP and AVIF can be uploaded.')).toBeVisible();
    await expect(editor.getByText(/^1 uploaded photograph takes/)).toBeVisible();
    await draftSaved(editor);

    // The bar names what is missing beside the picture.
    await draftBar(editor).getByRole('button', { name: 'Publish' }).click();
    const photograph = editor
      .getByRole('listitem')
      .filter({ has: editor.getByRole('heading', { name: 'Photograph 1', exact: true }) });
    await expect(photograph.getByText('Choose its licence.')).toBeVisible();
    await expectAccessible(editor);

    await photograph.getByRole('textbox', { name: 'Credit' }).fill('Pia Kim');
    await photograph
      .getByRole('combobox', { name: 'Licence' })
      .selectOption('KOGL Type 3: attribution, no changes');
    for (const [language, text] of Object.entries(alt))
      await photograph.getByRole('textbox', { name: `Alternative text, ${language}` }).fill(text);
    await draftSaved(editor);
    // Photographs stay before drawings; the keyboard moves drawings among themselves.
    const headings = editor
      .getByRole('listitem')
      .getByRole('heading', { name: /^(Photograph|Drawing) \d+$/ });
    await expect(headings.first()).toHaveText('Photograph 1');
    await draftBar(editor).getByRole('button', { name: 'Publish' }).click();
    await expect(draftBar(editor).getByRole('status')).toHaveText('Published. Visitors see it now.');

    const reader = await guide.newPage();
    for (const width of [390, 1280]) {
      await reader.setViewportSize({ width, height: 844 });
      await open(reader, '/content/tour/6?lang=en');
      const gallery = reader.getByRole('region', { name: 'Gallery' });
      const first = gallery.getByRole('img').first();
      await expect(first).toHaveAttribute('alt', alt.English);
      await expect(first).toHaveAttribute('src', /^\/photographs\/[0-9a-f]{64}-900\.webp#whole$/);
      await expect
        .poll(() => first.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
        .toBeGreaterThan(0);
      await expect(gallery.getByText('Photo: Pia Kim')).toBeVisible();
      await expect(gallery.getByRole('link', { name: 'KOGL Type 3 (no changes)' })).toHaveAttribute(
        'href',
        'https://www.kogl.or.kr/info/licenseType3.do',
      );
      if (width === 390) await expectAccessible(reader, 'main');
    }
    await expect(reader.locator('meta[property="og:image"]')).toHaveAttribute('content', /-1200\.jpg$/);
    await reader.close();
  });

  test('chooses an upload for another place, and removes it again', async () => {
    const editor = await guide.editor('Quin', '/desk/guide/7');
    await editor.getByRole('button', { name: 'Choose from uploads' }).click();
    const dialog = editor.getByRole('dialog', { name: 'Uploaded photographs' });
    await expect(dialog.getByText(/Used by/)).toBeVisible();
    await expectAccessible(editor, 'dialog[open]');
    await dialog.getByRole('button', { name: /^Add: Pia/ }).click();
    await expect(editor.getByRole('heading', { name: 'Photograph 1', exact: true })).toBeVisible();
    await editor.getByRole('button', { name: 'Remove: Photograph 1' }).click();
    const removal = editor.getByRole('dialog', { name: 'Remove photograph 1 from this place?' });
    await removal.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(editor.getByRole('heading', { name: 'Photograph 1', exact: true })).toBeHidden();
  });
});

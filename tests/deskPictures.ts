import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import sharp from 'sharp';

/**
 * Takes a picture of docs/desk.md, as large as the page's window, where `DESK_PICTURES=renew` asks for it:
 * `DESK_PICTURES=renew npm test -- tests/journeys/workingWeek.spec.ts tests/journeys/deskGuide.spec.ts`.
 */
export async function takeDeskPicture(page: Page, name: string): Promise<void> {
  if (process.env.DESK_PICTURES !== 'renew') return;
  // A palette reduces the file to a third.
  const picture = await sharp(await page.screenshot())
    .png({ palette: true, effort: 10 })
    .toBuffer();
  await writeFile(`docs/desk/${name}.png`, picture);
}

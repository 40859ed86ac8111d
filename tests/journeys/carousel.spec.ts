import type { CDPSession, Locator, Page } from '@playwright/test';
import { expect, open, test } from '../guideTest.ts';

const findCarousel = (page: Page) => page.getByRole('group', { name: 'Places to stay' });
const findCaption = (page: Page) => findCarousel(page).locator('[aria-live] > span').first();

/** The names in the carousel, in order. */
async function names(page: Page): Promise<string[]> {
  return findCarousel(page)
    .getByRole('link', { includeHidden: true })
    .evaluateAll((all) => all.map((link) => link.getAttribute('aria-label') ?? ''));
}

async function middle(element: Locator): Promise<{ x: number; y: number }> {
  const box = await element.boundingBox();
  if (!box) throw new Error('the element has no box');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** A wheel event at a point, at a time (s) of the browser's input clock. */
function wheel(
  session: CDPSession,
  at: { x: number; y: number },
  deltaX: number,
  deltaY: number,
  time: number,
) {
  return session.send('Input.dispatchMouseEvent', {
    type: 'mouseWheel',
    ...at,
    deltaX,
    deltaY,
    timestamp: time,
  });
}

test("SPEC 2, 4: loops the top carousel endlessly both ways by its buttons and the arrow keys, steps by the wheel's larger axis, and follows a link on a click but not on a swipe", async ({
  page,
}) => {
  await open(page, '/');
  const all = await names(page);
  expect(new Set(all).size).toBe(10);
  const slide = (index: number) => findCarousel(page).getByRole('link', { name: all[index] ?? '' });

  await test.step('by its buttons and the arrow keys', async () => {
    const next = findCarousel(page).getByRole('button', { name: 'Next' });
    await expect(findCaption(page)).toHaveText(all[0] ?? '');
    await findCarousel(page).getByRole('button', { name: 'Previous' }).click();
    await expect(findCaption(page)).toHaveText(all[9] ?? '');
    for (const name of [...all, ...all.slice(0, 1)]) {
      await next.click();
      await expect(findCaption(page)).toHaveText(name);
    }
    await slide(0).focus();
    await page.keyboard.press('ArrowRight');
    await expect(findCaption(page)).toHaveText(all[1] ?? '');
    await page.keyboard.press('ArrowRight');
    await expect(findCaption(page)).toHaveText(all[2] ?? '');
    await page.keyboard.press('ArrowLeft');
    await expect(findCaption(page)).toHaveText(all[1] ?? '');
  });

  await test.step('by the wheel, of which events within 50 ms of the previous one are ignored', async () => {
    const at = await middle(slide(1));
    const session = await page.context().newCDPSession(page);
    const start = Date.now() / 1000;
    await wheel(session, at, 60, 10, start);
    await expect(findCaption(page)).toHaveText(all[2] ?? '');
    await wheel(session, at, 60, 0, start + 0.03);
    await wheel(session, at, 60, 0, start + 0.06);
    await wheel(session, at, 60, 0, start + 0.2);
    await expect(findCaption(page)).toHaveText(all[3] ?? '');
    await wheel(session, at, -60, 20, start + 0.4);
    await expect(findCaption(page)).toHaveText(all[2] ?? '');
    await wheel(session, at, 5, 10, start + 0.6);
    await expect(findCaption(page)).toHaveText(all[3] ?? '');
  });

  await test.step('a swipe by the mouse opens nothing, a click and Enter do', async () => {
    const { x, y } = await middle(slide(3));
    await page.mouse.move(x + 100, y);
    await page.mouse.down();
    await page.mouse.move(x - 100, y, { steps: 3 });
    await page.mouse.up();
    await expect(findCaption(page)).toHaveText(all[4] ?? '');
    await expect(page).toHaveURL(/\/$/);
    // It glides to the middle.
    await expect.poll(async () => Math.abs((await middle(slide(4))).x - x)).toBeLessThan(1);
    await page.mouse.click(x, y);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(all[4] ?? '');
    await page.goBack();
    await slide(0).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(all[0] ?? '');
  });
});

test('SPEC 2: moves pictures and captions on by themselves, until paused or moved, and not under reduced motion', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install();
  await open(page, '/');
  const all = await names(page);
  const shown = async () => all.indexOf(await findCaption(page).innerText());
  const button = (name: string) => findCarousel(page).getByRole('button', { name });
  const expectStill = async () => {
    const before = await shown();
    await page.clock.runFor(30_000);
    expect(await shown()).toBe(before);
  };
  const expectMoving = async () => {
    const before = await shown();
    await page.clock.runFor(6_000);
    await expect.poll(shown).not.toBe(before);
  };
  await expectMoving();
  await expect(findCarousel(page).locator('[aria-live]')).toHaveAttribute('aria-live', 'off');
  await button('Pause the pictures').click();
  await expect(findCarousel(page).locator('[aria-live]')).toHaveAttribute('aria-live', 'polite');
  await expectStill();
  await button('Play the pictures').click();
  await expectMoving();
  // Held under the pointer, which passes through a caption that lies over its picture.
  const caption = await middle(findCaption(page));
  await page.mouse.move(caption.x, caption.y);
  await expectStill();
  await button('Next').click();
  await expect(button('Play the pictures')).toBeVisible();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await expect(button('Play the pictures')).toBeVisible();
  await expectStill();
});

test.describe('by finger', () => {
  test.use({ hasTouch: true });

  /** A touch that moves from one point to another, lifted at a time (s) of the browser's input clock. */
  async function swipe(
    session: CDPSession,
    from: { x: number; y: number },
    dx: number,
    dy: number,
    time: number,
  ) {
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', part: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x: from.x + dx * part, y: from.y + dy * part }],
        timestamp: time - 0.04 * (1 - part),
      });
    await send('touchStart', 0);
    for (const part of [0.25, 0.5, 0.75, 0.99]) await send('touchMove', part);
    await send('touchEnd', 1);
  }

  test('SPEC 2, 4, 9: goes forward on a left swipe and back on a right one, with 500 ms between swipes, stops the banners at their ends, and treats a touch that moved at most 10 px as a tap', async ({
    page,
  }) => {
    await open(page, '/');
    const all = await names(page);
    const slide = findCarousel(page).getByRole('link', { name: all[0] ?? '' });

    await test.step('a tap', async () => {
      const { x, y } = await middle(slide);
      await page.touchscreen.tap(x, y);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(all[0] ?? '');
      await page.goBack();
      await expect(findCaption(page)).toHaveText(all[0] ?? '');
    });

    const session = await page.context().newCDPSession(page);
    await test.step('the carousel', async () => {
      const at = await middle(slide);
      const start = Date.now() / 1000;
      await swipe(session, at, -140, 0, start);
      await expect(findCaption(page)).toHaveText(all[1] ?? '');
      await swipe(session, at, -140, 0, start + 0.3);
      await swipe(session, at, -140, 0, start + 0.45);
      await swipe(session, at, -140, 0, start + 0.6);
      await expect(findCaption(page)).toHaveText(all[2] ?? '');
      await swipe(session, at, 140, 0, start + 1.2);
      await expect(findCaption(page)).toHaveText(all[1] ?? '');
      await expect(page).toHaveURL(/\/$/);
    });

    await test.step('the banners', async () => {
      const banners = page.getByRole('region', { name: 'Banners' });
      await banners.scrollIntoViewIfNeeded();
      const at = await middle(banners.getByRole('link').first());
      const start = Date.now() / 1000;
      await swipe(session, at, 140, 0, start);
      await expect(banners.getByRole('status')).toHaveText('1 / 3');
      await expect(banners.getByRole('button', { name: 'Previous' })).toBeDisabled();
      for (const [turn, shown] of ['2 / 3', '3 / 3', '3 / 3'].entries()) {
        await swipe(session, at, -140, 0, start + 1 + turn);
        await expect(banners.getByRole('status')).toHaveText(shown);
      }
    });
  });
});

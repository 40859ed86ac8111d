import type { Page } from '@playwright/test';
import { htmlLang } from '../../domain/languages.ts';
import { en } from '../../web/messages/en/talk.ts';
import { ja } from '../../web/messages/ja/talk.ts';
import { driverControls } from '../../web/messages/ko/talk.ts';
import { loadMessages } from '../../web/messages/messages.ts';
import { chooseLanguage, expect, languages, open, test, waitForHydration } from '../guideTest.ts';

const said = en.talk;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const main = (page: Page) => page.getByRole('main');
const answerButton = (page: Page) => main(page).getByRole('link', { name: driverControls.answer });

async function reload(page: Page): Promise<void> {
  await page.reload();
  await waitForHydration(page);
}

// The cards in the other languages: tests/everyLanguage.test.ts.
test('shows a sentence and its answer, by buttons and Back, with and without network', async ({
  page,
  context,
}) => {
  const wait = said.sentences.waitMinutes;
  await open(page, '/talk?lang=en');
  await expect(heading(page)).toHaveText(said.title);
  await expect(main(page).getByRole('list').getByRole('link')).toHaveCount(30 + 8);

  const link = page.getByRole('link', { name: wait(said.values.minutes(10)) });
  await link.click();
  await expect(page).toHaveURL(/say=waitMinutes&with=10/);
  await expect(heading(page)).toHaveText('여기서 10분만 기다려 주세요.');
  await expect(heading(page)).toHaveAttribute('lang', 'ko');
  await expect(heading(page)).toBeFocused();

  await page.getByRole('button', { name: said.labels.more }).click();
  await expect(heading(page)).toHaveText('여기서 15분만 기다려 주세요.');
  await page.getByLabel(said.labels.minutes, { exact: true }).selectOption('25');
  await expect(heading(page)).toHaveText('여기서 25분만 기다려 주세요.');
  await expect(page).toHaveURL(/say=waitMinutes&with=25/);
  await expect(page.getByText(wait(said.values.minutes(25)), { exact: true })).toBeVisible();

  await reload(page);
  await expect(heading(page)).toHaveText('여기서 25분만 기다려 주세요.');

  await answerButton(page).click();
  await expect(heading(page)).toHaveText(driverControls.choose);
  await page.getByRole('link', { name: '○분 걸립니다.' }).click();
  await expect(heading(page)).toHaveText(said.answers.minutes(said.values.minutes(10)));
  await expect(heading(page)).toBeFocused();
  await page.getByRole('button', { name: '늘리기' }).click();
  await expect(heading(page)).toHaveText(said.answers.minutes(said.values.minutes(15)));

  // A changed number is not a separate step.
  await page.goBack();
  await expect(page.getByRole('link', { name: '○분 걸립니다.' })).toBeFocused();
  await page.goBack();
  await expect(heading(page)).toHaveText('여기서 25분만 기다려 주세요.');
  await page.goBack();
  await expect(heading(page)).toHaveText(said.title);
  await expect(page.locator('#sentence-waitMinutes')).toBeFocused();

  // The worker and its files are installed first.
  await expect(page.getByText(said.kept)).toBeVisible();
  await context.setOffline(true);
  for (const language of languages) {
    const { labels } = (await loadMessages(language, ['talk'])).talk;
    await page.goto(`/talk?say=arriveBy&with=930&lang=${language}`);
    await waitForHydration(page);
    await expect(page.locator('html')).toHaveAttribute('lang', htmlLang[language]);
    await expect(heading(page)).toHaveText('강릉역에 오후 3시 30분까지 도착해야 합니다.');
    await expect(page.getByLabel(labels.hour, { exact: true })).toBeVisible();
  }
  await open(page, '/talk?say=arriveBy&with=930&lang=en');
  await page.getByLabel(said.labels.hour, { exact: true }).selectOption('9');
  await expect(heading(page)).toHaveText('강릉역에 오전 9시 30분까지 도착해야 합니다.');
  await answerButton(page).click();
  await page.getByRole('link', { name: '이 길이 더 빠릅니다.' }).click();
  await expect(heading(page)).toHaveText(said.answers.quicker);
  await page.getByRole('link', { name: said.next }).click();
  await expect(heading(page)).toHaveText(said.title);
});

test('chooses a number by its steps, which stop at the last one, and a price in its tens of thousands, thousands and hundreds, through a change of the language', async ({
  page,
}) => {
  // The second click comes at once, as with quick taps on a slow phone.
  const clickTwice = (control: HTMLElement | SVGElement) => {
    if (control instanceof HTMLElement) for (let click = 0; click < 2; click += 1) control.click();
  };
  await open(page, '/talk?say=people&with=2&lang=en');
  await page.getByRole('button', { name: 'More' }).evaluate(clickTwice);
  await expect(heading(page)).toHaveText('인원은 네 명입니다.');

  await open(page, '/talk?say=people&with=9&lang=en');
  const more = page.getByRole('button', { name: 'More' });
  await more.click();
  await expect(heading(page)).toHaveText('인원은 열 명입니다.');
  await expect(more).toBeDisabled();

  await open(page, '/talk?say=isItWon');
  await expect(heading(page)).toHaveText('모두 3만 원인가요?');
  const { labels } = en.talk;
  await page.getByLabel(labels.tenThousands, { exact: true }).selectOption('10000');
  await page.getByLabel(labels.thousands, { exact: true }).selectOption('2000');
  await page.getByLabel(labels.hundreds, { exact: true }).selectOption('300');
  await expect(heading(page)).toHaveText('모두 12,300원인가요?');
  await expect(page.getByText('Is it ₩12,300 in total?')).toBeVisible();
  await expect(page.getByText('Modu man icheonsambaek woningayo?')).toBeVisible();
  await chooseLanguage(page, 'ja');
  await expect(page.getByText(ja.talk.sentences.isItWon(ja.talk.values.won(12_300)))).toBeVisible();
  await expect(heading(page)).toHaveText('모두 12,300원인가요?');
  await page.getByLabel(ja.talk.labels.tenThousands, { exact: true }).selectOption('200000');
  await expect(heading(page)).toHaveText('모두 20만 원인가요?');
});

test('reaches every situation from the jump list, without an entry of the history, offers the time half an hour ahead in Korea, and keeps the screen lit while a card is open', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-11-23T05:01:00Z' });
  await page.addInitScript(() => {
    const locks: string[] = [];
    Object.assign(window, { locks });
    Object.defineProperty(navigator, 'wakeLock', {
      value: {
        request: async () => {
          locks.push('on');
          return { release: async () => void locks.push('off') };
        },
      },
    });
  });
  const locks = () => page.evaluate(() => ('locks' in window ? JSON.stringify(window.locks) : ''));
  await open(page, '/support');
  await open(page, '/talk?lang=en');
  const jump = page.getByRole('navigation', { name: en.talk.jump });
  for (const name of Object.values(en.talk.situations)) {
    await jump.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { name, level: 2, exact: true })).toBeInViewport();
  }
  const backToTop = page.locator('[aria-label="Back to top"]');
  await expect(backToTop).not.toHaveAttribute('hidden');
  await expect(backToTop).toBeHidden();

  expect(await locks()).toBe('[]');
  await page.getByRole('link', { name: 'Please come back here at 14:35.' }).click();
  await expect(heading(page)).toHaveText('오후 2시 35분에 여기로 다시 와 주세요.');
  await expect.poll(locks).toBe('["on"]');
  await page.goBack();
  await expect.poll(locks).toBe('["on","off"]');
  await page.goBack();
  await expect(page).toHaveURL(/\/support$/);
});

test('is reached from the card for the driver and from the trip plan, and opens there without network', async ({
  page,
  context,
}) => {
  await page.addInitScript(() =>
    localStorage.setItem('visitedPlaces', JSON.stringify([{ id: 1, title: 'Gyeongpo Beach' }])),
  );
  await open(page, '/myplan-detail');
  await page.getByRole('link', { name: en.talk.title }).click();
  await expect(heading(page)).toHaveText(en.talk.title);
  await open(page, '/driver/tour/1');
  await expect(page.getByText('Saved on this device.', { exact: false })).toBeVisible();
  await context.setOffline(true);
  await reload(page);
  await page.getByRole('link', { name: en.talk.title }).click();
  await expect(heading(page)).toHaveText(en.talk.title);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/driver\/tour\/1$/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('is a list of sentences with their Korean and reading, and cards', async ({ page }) => {
    await page.goto('/talk?lang=ja');
    const link = page.getByRole('link', { name: ja.talk.sentences.cold });
    await expect(link).toContainText('추운데 히터 좀 켜 주세요.');
    await expect(link).toContainText('チュウンデ ヒト チョム キョ チュセヨ。');
    await expect(main(page).getByRole('list').getByRole('link')).toHaveCount(30 + 8);
    await link.click();
    await expect(heading(page)).toHaveText('추운데 히터 좀 켜 주세요.');
    await page.getByRole('link', { name: driverControls.answer }).click();
    await page.getByRole('link', { name: '네, 알겠습니다.' }).click();
    await expect(heading(page)).toHaveText(ja.talk.answers.fine);
  });
});

/** A speech synthesis with these voices, which notes what it is asked for. */
async function fakeSpeech(page: Page, voices: object[]): Promise<void> {
  await page.addInitScript((initial) => {
    const said: string[] = [];
    const fake = Object.assign(new EventTarget(), {
      voices: initial,
      said,
      getVoices() {
        return this.voices;
      },
      speak: ({ text, lang, voice }: { text: string; lang: string; voice: { voiceURI: string } }) =>
        said.push(`${voice.voiceURI} ${lang} ${text}`),
      cancel: () => said.push('cancel'),
    });
    Object.defineProperty(window, 'speechSynthesis', { value: fake });
    Object.defineProperty(window, 'SpeechSynthesisUtterance', {
      value: class {
        text: string;
        constructor(text: string) {
          this.text = text;
        }
      },
    });
  }, voices);
}

const saidAloud = (page: Page) =>
  page.evaluate(() => ('said' in speechSynthesis ? JSON.stringify(speechSynthesis.said) : ''));
const play = (page: Page) => page.getByRole('button', { name: en.talk.play });

test('reads a sentence aloud by the best Korean voice, has no button without one, and stops when the card is left', async ({
  page,
  context,
}) => {
  const [english, server] = [
    { lang: 'en-US', localService: true, voiceURI: 'Anna' },
    { lang: 'ko-KR', localService: false, voiceURI: 'Server' },
  ];
  await fakeSpeech(page, [english]);
  const voices = (all: object[]) =>
    page.evaluate((now) => {
      Object.assign(speechSynthesis, { voices: now });
      speechSynthesis.dispatchEvent(new Event('voiceschanged'));
    }, all);
  await open(page, '/talk?say=toilet&lang=en');
  await expect(answerButton(page)).toBeVisible();
  await expect(play(page)).toHaveCount(0);

  // A voice of a server speaks with network only.
  await voices([english, server]);
  await expect(play(page)).toBeVisible();
  // Without network the browser would log that it cannot fetch the worker that the board registers.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await context.setOffline(true);
  await expect(play(page)).toHaveCount(0);
  await context.setOffline(false);

  await voices([english, server, { lang: 'ko-KR', localService: true, voiceURI: 'Yuna' }]);
  await play(page).click();
  const spoken = 'Yuna ko-KR 화장실에 들러 주세요.';
  expect(JSON.parse(await saidAloud(page))).toEqual(['cancel', spoken]);
  await page.getByRole('link', { name: en.talk.all }).click();
  await expect(heading(page)).toHaveText(en.talk.title);
  await expect.poll(() => saidAloud(page)).toBe(JSON.stringify(['cancel', spoken, 'cancel']));
});

import { describe, expect, it } from 'vitest';
import { languages } from '../../../domain/languages.ts';
import { type TourLength, threeHours } from '../../../domain/tickets/overtime.ts';
import { walletNameIn } from '../../../domain/tickets/paymentMethods.ts';
import type { PriceFigures } from '../../../domain/tickets/price.ts';
import { ticketNames } from '../../../domain/tickets/ticketNames.ts';
import type { OfferedMethod } from '../../features/payment/offeredMethods.ts';
import { PayBar } from '../../features/payment/PayBar.tsx';
import { loadMessages } from '../../messages/messages.ts';
import { SiteProvider } from '../../shared/page/Site.tsx';
import { renderInLanguage, testSite } from '../../testing/renderInLanguage.tsx';
import { MethodChoice } from './MethodChoice.tsx';
import { PurchaseSummary } from './PurchaseSummary.tsx';

const clientKey = 'test_gck_nobody';
const card: OfferedMethod = {
  ...{ method: 'card', amount: 30_000, currency: 'KRW' },
  ...{ variantKey: 'DEFAULT', clientKey, isChargedLater: false },
};
const alipay: OfferedMethod = {
  ...{ method: 'alipay', amount: 22, currency: 'USD' },
  ...{ variantKey: 'ALIPAY', clientKey, isChargedLater: true },
};

/** The text after the price in won. */
const figures = {
  ko: '',
  en: 'about $30.00, charged in Korean won (KRW)',
  cn: '¥30,000（韩元，非人民币）',
  tw: '¥30,000（韓元，非人民幣或日圓）',
  ja: '¥30,000（日本円ではなく韓国ウォン）',
};
const ownFigures = {
  ko: '',
  en: 'about US$22.00, charged in Korean won (KRW)',
  cn: '约155元，以韩元（KRW）扣款',
  tw: '約NT$690，以韓元（KRW）扣款',
  ja: '約3,300円、韓国ウォン（KRW）で請求',
};

describe.each(languages)('the payment screen, in %s', async (language) => {
  const { payment, length } = (await loadMessages(language, ['ticket'])).ticket;

  it('offers the methods with what each of them charges', async () => {
    const html = await renderInLanguage(
      language,
      <MethodChoice
        methods={[card, alipay]}
        chosen={alipay}
        onChoose={() => undefined}
        isBusy={false}
        isGone
      />,
    );
    const labels = [...html.matchAll(/<label.*?<\/label>/g)].map(([label]) => label.replace(/<[^>]+>/g, ''));
    expect(labels).toEqual([`${payment.card} ₩30,000`, `${walletNameIn('alipay', language)} US$22.00`]);
    for (const text of [
      payment.howToPay,
      payment.charged('US$22.00'),
      payment.chargedLater,
      payment.methodGone,
    ])
      expect(html).toContain(`>${text}</`);
  });

  it('names the box to tick before Pay', () => {
    expect(payment.payNeeds).toContain(payment.same);
  });

  const place = { id: 1, title: 'Gyeongpo Beach', lat: 37.8055, lng: 128.9077 };
  const trip = { from: 'GANGNEUNG_STATION', date: '2026-12-24', time: '10:00', person: 2 } as const;

  /** Renders the cost section with figures that the operator has set. */
  const costSection = (price: OfferedMethod, figures: PriceFigures = {}, length: Partial<TourLength> = {}) =>
    renderInLanguage(
      language,
      <SiteProvider value={{ ...testSite, priceFigures: figures }}>
        <PurchaseSummary
          purchase={{ ...trip, stays: {}, places: [place], ...threeHours, ...length }}
          price={price}
          problem={null}
        />
      </SiteProvider>,
    );
  const toText = (html: string) => html.replace(/<[^>]+>/g, '');

  it('shows the product of SPEC 1, and dollars alone where a wallet charges them', async () => {
    const html = await costSection(alipay);
    expect(html).toContain(`>${ticketNames[language]}</p>`);
    expect(toText(html)).toMatch(new RegExp(`${payment.total}US\\$22\\.00$`));
    expect(html).not.toContain('30,000');
  });

  it('SPEC 1, DESIGN 7: shows its figure after the won, with words that a figure with a yen sign is in won', async () => {
    expect(toText(await costSection(card))).toMatch(
      new RegExp(`${payment.total}₩30,000${RegExp.escape(figures[language])}$`),
    );
  });

  it('shows the figure of the operator in its place, or none', async () => {
    const own = await costSection(card, { en: 'US$22.00', cn: '155元', tw: 'NT$690', ja: '3,300円' });
    expect(toText(own)).toMatch(new RegExp(`₩30,000${RegExp.escape(ownFigures[language])}$`));
    const none = await costSection(card, { en: '', cn: '', tw: '', ja: '' });
    expect(toText(none)).toMatch(/₩30,000$/);
  });

  it('says when a longer tour ends, and shows no figure that SPEC gives for three hours', async () => {
    const html = await costSection({ ...card, amount: 35_000 }, {}, { boughtHalfHours: 1 });
    expect(toText(html)).toContain('13:30');
    expect(toText(html)).toMatch(new RegExp(`${payment.total}₩35,000$`));
  });

  it('says that a tour whose plan is longer ends on time, and nothing of other tours', async () => {
    expect(toText(await costSection(card, {}, { acceptsEarlyEnd: true }))).toContain(
      length.earlyEnd('13:00'),
    );
    expect(toText(await costSection(card))).not.toContain('13:00');
  });

  it('shows the won alone beside Pay', async () => {
    const html = await renderInLanguage(
      language,
      <PayBar amount={30_000} currency="KRW" isBusy={false} isReady needs="" onPay={() => undefined} />,
    );
    expect(toText(html)).toBe(`₩30,000${payment.pay}`);
  });
});

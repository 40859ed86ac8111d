import { describe, expect, it } from 'vitest';
import { languages } from '../../../domain/languages.ts';
import { walletNameIn } from '../../../domain/tickets/paymentMethods.ts';
import { ticketNames } from '../../../domain/tickets/ticketNames.ts';
import { loadMessages } from '../../messages/messages.ts';
import { renderInLanguage } from '../../testing/renderInLanguage.tsx';
import { MethodChoice } from './MethodChoice.tsx';
import type { OfferedMethod } from './offeredMethods.ts';
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

describe.each(languages)('the payment screen, in %s', async (language) => {
  const { payment } = (await loadMessages(language, ['ticket'])).ticket;

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

  it('shows the product of SPEC 1, its price in won, and what is charged in its place', async () => {
    const place = { id: 1, title: 'Gyeongpo Beach', lat: 37.8055, lng: 128.9077 };
    const html = await renderInLanguage(
      language,
      <PurchaseSummary
        purchase={{
          from: 'GANGNEUNG_STATION',
          date: '2026-12-24',
          time: '10:00',
          person: 2,
          stays: {},
          places: [place],
        }}
        amount={30_000}
        charged="US$22.00"
        problem={null}
      />,
    );
    expect(html).toContain(`>${ticketNames[language]}</p>`);
    expect(html.replace(/<[^>]+>/g, '')).toContain(`${payment.total}₩30,000${payment.charged('US$22.00')}`);
  });
});

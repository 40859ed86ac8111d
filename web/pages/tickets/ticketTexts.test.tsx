import { describe, expect, it } from 'vitest';
import type { TicketDetail } from '../../../contract/tickets.ts';
import { dayAfter } from '../../../domain/calendar/days.ts';
import { toSeoulDate } from '../../../domain/calendar/seoulTime.ts';
import { languages } from '../../../domain/languages.ts';
import { shownTerms } from '../../../domain/tickets/orderTerms.ts';
import { specTerms } from '../../../domain/tickets/saleTerms.ts';
import { PassLinks } from '../../features/orders/PassLinks.tsx';
import { loadMessages } from '../../messages/messages.ts';
import { renderInLanguage } from '../../testing/renderInLanguage.tsx';
import { Known } from '../success/SuccessScreen.tsx';
import { ReportDialog } from './ReportDialog.tsx';
import { Reports } from './Reports.tsx';
import { Outcome } from './TicketView.tsx';
import { YourDriver } from './YourDriver.tsx';

const moment = '2026-12-01T10:00:00.000Z';

const paid: TicketDetail = {
  ...{
    orderId: 'order_1',
    orderNumber: 'SB-7K3M-92',
    orderName: 'ticket',
    status: 'paid',
    amount: 22,
    currency: 'USD',
  },
  ...{ paymentMethod: 'alipay', method: 'Alipay', paidAt: moment, createdAt: moment },
  ...{
    tripDate: '2026-12-24',
    startTime: '10:00',
    numberOfPeople: 2,
    departure: 'GANGNEUNG_STATION',
    departurePlace: null,
  },
  ...{ customerName: 'Minji Kim', customerEmail: 'minji@example.com', customerPhone: null },
  passes: null,
  companyPhone: null,
  ...{ boughtHalfHours: 0, acceptsEarlyEnd: false },
  ...{ language: 'en', version: 0, changeableUntil: null },
  ...{ receiptUrl: null, failureCode: null, refund: null, cancellation: null, checkPath: null },
  ...{ ...shownTerms(specTerms), stops: [], driver: null, reports: [], canReport: false },
  ...{ payUntil: null, agreedRoute: '', goodwill: [] },
  ...{ driverSearchUntil: null, calledOff: null },
};

describe.each(languages)('an order that a wallet pays, in %s', async (language) => {
  const { success, fail, payment, detail, reasons } = (await loadMessages(language, ['ticket'])).ticket;

  /** The texts on /success and on the ticket. */
  async function shown(change: Partial<TicketDetail>) {
    const ticket = { ...paid, ...change };
    return {
      onSuccess: await renderInLanguage(language, <Known ticket={ticket} />),
      onTicket: await renderInLanguage(language, <Outcome ticket={ticket} />),
    };
  }

  it('is paid', async () => {
    const { onSuccess } = await shown({});
    for (const text of [success.done, success.receiptTo('minji@example.com'), payment.toTicket])
      expect(onSuccess).toContain(`>${text}</`);
  });

  it('waits for the wallet', async () => {
    for (const status of ['ready', 'confirming'] as const) {
      const { onSuccess, onTicket } = await shown({ status });
      expect(onSuccess).toContain(`>${success.walletWaitingText}</`);
      expect(onSuccess).not.toContain(success.done);
      expect(onTicket).toContain(`>${success.walletWaitingText}</`);
    }
  });

  it('is refused, where another payment of the same window may have been charged', async () => {
    const { onSuccess, onTicket } = await shown({ status: 'refused', failureCode: 'REJECT_ACCOUNT_PAYMENT' });
    for (const text of [success.refused, success.maybeCharged, fail.kept, success.backToPayment])
      expect(onSuccess).toContain(`>${text}</`);
    expect(onSuccess).not.toContain(success.notCharged);
    expect(onTicket).toContain(`>${reasons.other} ${success.maybeCharged}</p>`);
  });

  it('is paid back, in its own currency', async () => {
    const cancellation = { requestedAt: moment, percent: 100, amount: 22, settledAt: null };
    const pending = await shown({ status: 'cancelled', cancellation });
    expect(pending.onTicket).toContain(`>${detail.refundPending('US$22.00')}</p>`);
    const settled = await shown({
      status: 'cancelled',
      cancellation: { ...cancellation, settledAt: moment },
    });
    expect(settled.onTicket).toContain(`>${detail.refunded('US$22.00')}</p>`);
    expect(settled.onSuccess).toContain(`>${success.cancelled}</`);
  });
});

describe.each(languages)('a ticket, in %s', async (language) => {
  const { taxi, report, detail } = (await loadMessages(language, ['ticket'])).ticket;

  it('says that a driver is not known yet, then who drives, and what staying longer costs', async () => {
    const ticket = { ...paid, tripDate: dayAfter(toSeoulDate(new Date()), 30), checkPath: '/ticket-check/a' };
    const waiting = await renderInLanguage(language, <YourDriver ticket={ticket} driver={null} />);
    for (const text of [taxi.title, taxi.waiting, taxi.overtime('₩5,000')])
      expect(waiting).toContain(`>${text}</`);
    const facts = { name: '김기사', car: '쏘나타', plate: '12가 3456' };
    const render = (phone: string | null) =>
      renderInLanguage(language, <YourDriver ticket={ticket} driver={{ ...facts, phone }} />);
    const known = await render(null);
    for (const text of [taxi.name, taxi.car, taxi.plate, ...Object.values(facts)])
      expect(known).toContain(`>${text}</`);
    expect(known).not.toContain(taxi.waiting);
    expect(known).not.toContain(taxi.driverPhone);
    const soon = await render('010-1234-5678');
    expect(soon).toContain(`>${taxi.driverPhone}</`);
    expect(soon).toContain('href="tel:+821012345678"');
  });

  it('links to the wallets that the company has keys for, and to none without', async () => {
    const path = (name: string) => `/ticket-pass/order_1.0.abc/${name}`;
    const passes = { apple: path('apple.pkpass'), google: path('google') };
    const ticket = { ...paid, checkPath: '/ticket-check/a' };
    for (const show of [
      (shown: TicketDetail['passes']) => <Known key="success" ticket={{ ...ticket, passes: shown }} />,
      (shown: TicketDetail['passes']) => <PassLinks passes={shown} />,
    ]) {
      const both = await renderInLanguage(language, show(passes));
      for (const [href, text] of [
        [passes.apple, detail.passes.apple],
        [passes.google, detail.passes.google],
      ])
        expect(both).toMatch(new RegExp(`href="${href}"[^>]*>${text}</a>`));
      const google = await renderInLanguage(language, show({ apple: null, google: passes.google }));
      expect(google).not.toContain(detail.passes.apple);
      expect(await renderInLanguage(language, show(null))).not.toContain('/ticket-pass/');
    }
  });

  it('says where to meet, and whom to call if the company has a telephone, as on the page of the payment', async () => {
    const ticket = { ...paid, tripDate: dayAfter(toSeoulDate(new Date()), 30), checkPath: '/ticket-check/a' };
    const renders = (companyPhone: string | null) =>
      Promise.all(
        [
          <YourDriver key="ticket" ticket={{ ...ticket, companyPhone }} driver={null} />,
          <Known key="success" ticket={{ ...ticket, companyPhone }} />,
        ].map((element) => renderInLanguage(language, element)),
      );
    for (const html of await renders('033-640-4531')) {
      expect(html).toContain(`>${taxi.meeting}</dt>`);
      expect(html).toMatch(
        new RegExp(`href="/tour-taxi#meeting"[^>]*>${RegExp.escape(taxi.meetingPlace)}</a>`),
      );
      expect(html).toContain(`>${taxi.phone}</dt>`);
      expect(html).toContain('href="tel:+82336404531"');
    }
    for (const html of await renders(null)) {
      expect(html).toContain(taxi.meetingPlace);
      expect(html).not.toContain(`>${taxi.phone}<`);
    }
  });

  it('leads from the payment to the ticket first', async () => {
    const html = await renderInLanguage(language, <Known ticket={paid} />);
    const links = [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*class="([^"]*rounded-full[^"]*)"/g)];
    expect(links.map(([, to, classes = '']) => [to, classes.includes('bg-pine')])).toEqual([
      ['/tickets/order_1', true],
      ['/', false],
    ]);
  });

  it('asks what went wrong, and shows what was reported', async () => {
    const common = { orderId: paid.orderId, isReachable: true, onReported: () => undefined };
    const dialog = await renderInLanguage(language, <ReportDialog {...common} onClose={() => undefined} />);
    for (const text of [report.title, report.kind, report.words, report.send, ...Object.values(report.kinds)])
      expect(dialog).toContain(`>${text}</`);
    const reported = { kind: 'other', words: 'My bag', reportedAt: moment, reply: null } as const;
    const list = await renderInLanguage(language, <Reports {...common} reports={[reported]} canReport />);
    for (const text of [report.list, report.open, report.received]) expect(list).toContain(`>${text}</`);
    for (const text of [report.kinds.other, 'My bag']) expect(list).toContain(text);
  });
});

describe.each(languages)('an order whose tour the company has called off, in %s', async (language) => {
  const { calledOff: messages } = (await loadMessages(language, ['ticket'])).ticket;
  const calledOff = { reason: 'typhoon', words: 'Stay safe.', until: moment } as const;
  const onTicket = (change: Partial<TicketDetail>) =>
    renderInLanguage(language, <Outcome ticket={{ ...paid, calledOff, ...change }} />);

  it('says why, offers the choice with its end and the whole price, and marks what the staff typed', async () => {
    const text = await onTicket({ changeableUntil: moment });
    expect(text).toContain(messages.reasons.typhoon);
    expect(text).toContain('US$22.00');
    // 10:00 in London is 19:00 in Seoul.
    expect(text).toMatch(/19:00|7:00/);
    expect(text).toContain(`>${messages.words}</`);
    expect(text).toContain('>Stay safe.</');
  });

  it('offers no choice once its time is over', async () => {
    expect(await onTicket({})).toContain(messages.over('US$22.00'));
  });
});

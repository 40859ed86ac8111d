import { createPublicKey } from 'node:crypto';
import { jwtVerify } from 'jose';
import { beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { api } from '../../../../contract/api.ts';
import { htmlLang, languages } from '../../../../domain/languages.ts';
import { describeWithGuide } from '../../../testing/describeWithGuide.ts';
import { insertDrivers } from '../../capacity/testing/insertDrivers.ts';
import type { Buyer } from '../testing/buyer.ts';
import { useBuyers } from '../testing/useBuyers.ts';
import { passKeyFiles } from './testing/passKeyFiles.ts';
import { readApplePass } from './testing/readApplePass.ts';

const readTicket = async (buyer: Buyer, orderId: string) =>
  api.getTicket.response.parse((await buyer.ticket(orderId)).body);

describeWithGuide('passes for the wallets of phones', (database) => {
  const keys = passKeyFiles();
  const { app, clock, newBuyer } = useBuyers(database, { variables: keys.variables });
  const get = (url: string | null | undefined) => app().inject({ url: url ?? '/none' });
  const applePass = async (path: string | null | undefined) => {
    const { rawPayload } = await get(path);
    return readApplePass(rawPayload, keys.authority.certificate);
  };
  const googlePass = async (path: string | null | undefined) => {
    const { headers, statusCode } = await get(path);
    expect(statusCode).toBe(303);
    const link = String(headers.location);
    const token = link.replace('https://pay.google.com/gp/v/save/', '');
    const { payload } = await jwtVerify(token, createPublicKey(keys.googlePublicKey), {
      audience: 'google',
      issuer: 'passes@solbada.example',
      currentDate: new Date('2026-11-21T03:00:00Z'),
    });
    return { link, payload };
  };
  let driverId: number | undefined;
  beforeAll(async () => {
    // A car for each tour of this suite.
    [driverId] = await insertDrivers(database(), clock, 20);
  });
  async function assignDriver(orderId: string): Promise<void> {
    await database()
      .sql.insertInto('tour')
      .values({ order_id: orderId, driver_id: driverId, state: 'accepted', changed_at: clock.now() })
      .execute();
  }

  it('puts the tour, the QR code and then the driver into a signed pass for Apple’s wallet', async () => {
    const buyer = await newBuyer();
    const { orderId } = await buyer.buy();
    const { passes, checkPath, orderNumber } = await readTicket(buyer, orderId);
    const response = await get(passes?.apple);
    expect(response.headers).toMatchObject({
      'content-type': 'application/vnd.apple.pkpass',
      'content-disposition': `attachment; filename="solbada-${orderNumber}.pkpass"`,
      'cache-control': 'no-store',
    });
    const { files, pass } = await applePass(passes?.apple);
    expect(files).toEqual(expect.arrayContaining(['pass.json', 'icon.png', 'icon@2x.png', 'logo.png']));
    expect(pass).toMatchObject({
      passTypeIdentifier: 'pass.example.solbada',
      teamIdentifier: 'TEAM123456',
      serialNumber: orderId,
      eventTicket: {
        primaryFields: [{ label: 'Date and time (Korean time)', value: '24 Dec 2026 10:00–13:00' }],
        secondaryFields: [{ value: 'In front of Gangneung Station' }, { label: 'People', value: '2' }],
        auxiliaryFields: [],
      },
      barcodes: [{ format: 'PKBarcodeFormatQR' }],
      locations: [{ latitude: 37.76437, longitude: 128.89952 }],
    });
    expect(pass.barcodes[0]?.message).toMatch(new RegExp(`${checkPath}$`));
    expect(new Date(pass.relevantDate)).toEqual(new Date('2026-12-24T10:00:00+09:00'));
    expect(new Date(pass.expirationDate)).toEqual(new Date('2026-12-24T13:00:00+09:00'));
    expect(pass.eventTicket.backFields.map(({ value }) => value)).toEqual(
      expect.arrayContaining(['KIM SORA', orderNumber]),
    );

    await assignDriver(orderId);
    const { pass: later } = await applePass(passes?.apple);
    expect(later.eventTicket.auxiliaryFields.map(({ value }) => value)).toEqual([
      '김기사 1',
      '현대 그랜저 검정',
      '강원 12바 3000',
    ]);
  });

  it('notices a pass that was changed on its way', async () => {
    const buyer = await newBuyer();
    const { orderId } = await buyer.buy();
    const { passes } = await readTicket(buyer, orderId);
    const { rawPayload } = await get(passes?.apple);
    const changed = Buffer.from(rawPayload.toString('latin1').replace('KIM SORA', 'KIM SARA'), 'latin1');
    await expect(readApplePass(changed, keys.authority.certificate)).rejects.toThrow('pass.json was changed');
    const stranger = passKeyFiles().authority.certificate;
    await expect(readApplePass(rawPayload, stranger)).rejects.toThrow();
  });

  it('signs a link to Google’s wallet that is short enough in every language, also with a driver', async () => {
    for (const language of languages) {
      const buyer = await newBuyer(htmlLang[language]);
      const { orderId } = await buyer.buy({ customerName: 'MAXIMILIANA VON HABSBURG' });
      await assignDriver(orderId);
      const { passes, orderNumber } = await readTicket(buyer, orderId);
      const { link, payload } = await googlePass(passes?.google);
      // Google’s own limit.
      expect(link.length, language).toBeLessThanOrEqual(1_800);
      expect(payload).toMatchObject({
        typ: 'savetowallet',
        payload: {
          genericClasses: [{ id: '3388000000012345678.tour' }],
          genericObjects: [
            {
              id: `3388000000012345678.${orderNumber}.0`,
              classId: '3388000000012345678.tour',
              barcode: { type: 'QR_CODE' },
              validTimeInterval: { end: { date: '2026-12-24T04:00:00.000Z' } },
            },
          ],
        },
      });
      expect(JSON.stringify(payload)).toContain(orderNumber);
    }
  });

  it('mails the links with the receipt and after a change, in every language', async () => {
    const labels = {
      ko: 'Apple 지갑에 추가',
      en: 'Add to Apple Wallet',
      cn: '添加到 Apple 钱包',
      tw: '加入 Apple 錢包',
      ja: 'Appleウォレットに追加',
    };
    for (const language of languages) {
      const buyer = await newBuyer(htmlLang[language]);
      const { orderId } = await buyer.buy();
      const mails = async () => {
        const url = `/sandbox/mailbox?to=${encodeURIComponent(buyer.email)}`;
        const response = await app().inject({ url, headers: { accept: 'application/json' } });
        return z.array(z.object({ text: z.string(), html: z.string() })).parse(response.json());
      };
      const { passes, version } = await readTicket(buyer, orderId);
      const change = { version, numberOfPeople: 3 };
      await buyer.visitor.call('POST', `/user/tickets/${orderId}/change?locale=en`, change);
      await expect.poll(async () => (await mails()).length).toBe(2);
      for (const { text, html } of await mails()) {
        expect(text).toContain(labels[language]);
        expect(text).toContain(`${passes?.apple}`);
        expect(text).toContain(`${passes?.google}`);
        expect(html).toContain(labels[language]);
      }
    }
  });

  it('opens for nobody without the token, and not after a cancellation', async () => {
    const buyer = await newBuyer();
    const { orderId } = await buyer.buy();
    const { passes, checkPath } = await readTicket(buyer, orderId);
    const code = checkPath?.replace('/ticket-check/', '');
    for (const wrong of [`/ticket-pass/${code}/apple.pkpass`, `/ticket-pass/${orderId}.1.AAAA/google`])
      expect((await get(wrong)).statusCode).toBe(404);
    await buyer.visitor.call('POST', `/user/tickets/${orderId}/cancel?locale=en`, { reason: 'rain' });
    expect((await readTicket(buyer, orderId)).passes).toBeNull();
    expect((await get(passes?.apple)).statusCode).toBe(404);
    expect((await get(passes?.google)).statusCode).toBe(404);
  });
});

describeWithGuide('a product without keys of wallets', (database) => {
  const { newBuyer } = useBuyers(database);

  it('offers no passes', async () => {
    const buyer = await newBuyer();
    const { orderId } = await buyer.buy();
    expect((await readTicket(buyer, orderId)).passes).toEqual({ apple: null, google: null });
  });
});

describeWithGuide('a product whose certificate has expired', (database) => {
  const { variables } = passKeyFiles({ until: '2026-01-01' });
  const { newBuyer } = useBuyers(database, { variables });

  it('offers Google’s wallet alone', async () => {
    const buyer = await newBuyer();
    const { orderId } = await buyer.buy();
    const { passes } = await readTicket(buyer, orderId);
    expect(passes?.apple).toBeNull();
    expect(passes?.google).toMatch(/^\/ticket-pass\//);
  });
});

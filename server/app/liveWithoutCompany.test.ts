import { beforeAll, describe, expect, it } from 'vitest';
import { companyFieldsFrom } from '../../contract/desk/companyFields.ts';
import { toSeoulDate } from '../../domain/calendar/seoulTime.ts';
import { Buyer } from '../features/orders/testing/buyer.ts';
import { productFeedSchema } from '../features/thingsToDo/testing/productFeedSchema.ts';
import { describeWithGuide } from '../testing/describeWithGuide.ts';
import { useApplication } from '../testing/testApplication.ts';
import { testSecret } from '../testing/testSecret.ts';
import { TestVisitor } from '../testing/testVisitor.ts';
import { useTestStaff } from '../testing/useTestStaff.ts';

/** All settings that the start of a live product demands. */
const live = {
  LIVE: '1',
  SANDBOX: '',
  PUBLIC_ORIGIN: 'https://guide.example',
  SESSION_SECRET: testSecret,
  SMTP_URL: 'smtps://user:password@127.0.0.1:9',
  TOSS_CLIENT_KEY: 'live_gck_client',
  TOSS_SECRET_KEY: 'live_gsk_hunter2',
};
const company = {
  COMPANY_NAME_KO: '강릉관광',
  COMPANY_REPRESENTATIVE_KO: '김솔',
  COMPANY_ADDRESS_KO: '강릉시 강릉대로 1',
  COMPANY_PHONE: '033-123-4567',
  COMPANY_EMAIL: 'hello@guide.example',
  COMPANY_BUSINESS_NUMBER: '123-45-67890',
  COMPANY_MAIL_ORDER_NUMBER: '2026-강원강릉-0001',
  COMPANY_TRAVEL_AGENCY_NUMBER: '제2026-000001호',
  COMPANY_GUARANTEE_INSURANCE: '보증보험 3천만 원',
};
const day = '2026-12-24';

describeWithGuide('a live product without Google’s key', (database) => {
  describe('and without some of the company’s settings', () => {
    const { app, clock } = useApplication(database, { variables: { ...live, ...company } });
    const dispatcher = useTestStaff({ app, database, clock }, 'dispatcher');
    const owner = useTestStaff({ app, database, clock }, 'owner');

    it('serves the guide, sells nothing, and the desk names what is missing', async () => {
      const buyer = new Buyer(app, 'buyer@example.com');
      await buyer.visitor.createAccount({ database, clock }, buyer.email, 'buyer');
      expect((await buyer.visitor.call('GET', '/places/tour?locale=ko')).status).toBe(200);
      expect(await buyer.order({ tripDate: day })).toMatchObject({ status: 409, code: 'soldOut' });
      const availability = await buyer.visitor.call('GET', `/availability?from=${day}&to=${day}`);
      expect(availability.body).toMatchObject({
        days: [{ unavailable: expect.arrayContaining(['09:00', '18:00']) }],
      });
      const { body } = await dispatcher().call('GET', `/desk/sales?from=${day}&to=${day}`);
      expect(body).toMatchObject({ neededSettings: ['COMPANY_HOSTING'], rules: { stoppedAt: null } });
      const feed = await app().inject('/things-to-do.json');
      expect(productFeedSchema.parse(feed.json()).products).toEqual([]);
    });

    it('sells once the owner has entered them at the desk, without a restart', async () => {
      const fields = companyFieldsFrom((field) => (field === 'hosting' ? 'a data centre' : ''));
      const fromDay = toSeoulDate(clock.now());
      const body = { ...fields, fromDay, version: 0 };
      expect((await owner().call('POST', '/desk/settings/company', body)).status).toBe(200);
      const buyer = new Buyer(app, 'later@example.com');
      await buyer.visitor.createAccount({ database, clock }, buyer.email, 'later');
      expect((await buyer.order({ tripDate: day })).status).toBe(200);
      const { body: settings } = await owner().call('GET', '/desk/settings/company');
      expect(settings).toMatchObject({ neededToSell: [] });
      await database().sql.deleteFrom('setting_version').execute();
    });
  });

  describe('with the company’s settings', () => {
    const { app, clock } = useApplication(database, {
      variables: { ...live, ...company, COMPANY_HOSTING: 'a data centre' },
    });
    const buyer = new Buyer(app, 'second@example.com');
    beforeAll(() => buyer.visitor.createAccount({ database, clock }, buyer.email, 'second'));

    it('sells', async () => {
      expect((await buyer.order({ tripDate: day })).status).toBe(200);
    });

    it('shows no sign-in with Google, and refuses one', async () => {
      const login = await app().inject({ url: '/login', headers: { host: 'guide.example' } });
      expect(login.statusCode).toBe(200);
      const start = await new TestVisitor(app).call('GET', '/auth/oauth2/google/start', undefined, {
        'sec-fetch-mode': 'navigate',
      });
      expect([start.status, start.headers.location]).toEqual([302, '/login?reason=googleFailed']);
    });
  });
});

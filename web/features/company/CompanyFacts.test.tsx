import { expect, it } from 'vitest';
import type { Company } from '../../../contract/company.ts';
import { respondingClient } from '../../testing/fakeClient.ts';
import { renderInLanguage } from '../../testing/renderInLanguage.tsx';
import { CompanyFacts } from './CompanyFacts.tsx';
import { companyQuery } from './companyQuery.ts';

const company: Company = {
  name: { ko: '강릉관광', en: 'Gangneung Tours' },
  representative: null,
  address: null,
  phone: null,
  email: 'help@guide.example',
  businessNumber: '123-45-67890',
  mailOrderNumber: null,
  travelAgencyNumber: '제2026-000012호',
  guaranteeInsurance: null,
  hosting: null,
  isSample: false,
  registerAddress: 'https://www.ftc.go.kr/bizCommPop.do?wrkr_no=1234567890',
};

const render = (shown: Company) =>
  renderInLanguage('en', <CompanyFacts />, (queries) =>
    queries.setQueryData(companyQuery(respondingClient(200, shown)).queryKey, shown),
  );

it('SPEC 2: links a company to its page in the register of the Fair Trade Commission', async () => {
  const html = await render(company);
  expect(html).toContain('관광사업 등록번호 제2026-000012호');
  expect(html).toMatch(
    /<a href="https:\/\/www\.ftc\.go\.kr\/bizCommPop\.do\?wrkr_no=1234567890" target="_blank" rel="noopener noreferrer"[^>]*>[^<]*공정거래위원회/,
  );
});

it('shows no line without content, and no register for a company without an address there', async () => {
  const html = await render({ ...company, travelAgencyNumber: null, registerAddress: null });
  expect(html).not.toContain('관광사업 등록번호');
  expect(html).not.toContain('공정거래위원회');
});

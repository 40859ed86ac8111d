import { useQuery } from '@tanstack/react-query';
import type { Company } from '../../../contract/company.ts';
import { useClient } from '../../shared/client/ClientContext.tsx';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { CompanyNames } from './CompanyNames.tsx';
import { companyQuery } from './companyQuery.ts';

/**
 * The company's information is in Korean and English, whatever the page's language
 * (docs/product/screens.md#around-every-page).
 */
function companyLines(company: Company) {
  const line = (label: string, content: string | null | undefined) =>
    content ? [`${label} ${content}`] : [];
  const { name, representative, address } = company;
  return {
    ko: [
      ...line('상호', name.ko),
      ...line('대표', representative?.ko),
      ...line('주소', address?.ko),
      ...line('관광사업 등록번호', company.travelAgencyNumber),
      ...line('보증보험', company.guaranteeInsurance),
    ],
    en: [
      ...line('Company:', name.en),
      ...line('Representative:', representative?.en),
      ...line('Address:', address?.en),
      ...line('Travel agency registration:', company.travelAgencyNumber),
      ...line('Guarantee insurance:', company.guaranteeInsurance),
    ],
    both: [
      ...line('전화 Phone:', company.phone),
      ...line('이메일 Email:', company.email),
      ...line('사업자등록번호 Business registration number:', company.businessNumber),
      ...line('통신판매업 신고번호 Mail-order report number:', company.mailOrderNumber),
      ...line('호스팅 제공자 Hosting:', company.hosting),
    ],
  };
}

/** What Korean law asks a seller, and a travel agency, to show about itself (docs/product/environment.md#variables). */
export function CompanyFacts() {
  const { messages } = useLanguage();
  const { data: company } = useQuery(companyQuery(useClient()));
  if (!company)
    return (
      <p className="mt-4">
        <CompanyNames />
      </p>
    );
  const lines = companyLines(company);
  return (
    <>
      {company.isSample && <p className="mt-1 text-xs">{messages.footer.sample}</p>}
      <div className="mt-4 grid items-start gap-6 md:grid-cols-3">
        {(['ko', 'en', 'both'] as const).map((language) => (
          <ul key={language} lang={language === 'both' ? 'ko' : language} className="grid gap-1">
            {lines[language].map((line) => (
              <li key={line} className="wrap-anywhere">
                {line}
              </li>
            ))}
            {language === 'both' && company.registerAddress && (
              <li>
                <a
                  href={company.registerAddress}
                  target="_blank"
                  rel="noopener noreferrer"
                  className="inline-flex min-h-11 items-center text-ink"
                >
                  사업자정보확인 (공정거래위원회) · Check at the Korea Fair Trade Commission
                </a>
              </li>
            )}
          </ul>
        ))}
      </div>
    </>
  );
}

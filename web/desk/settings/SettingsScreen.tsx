import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../shared/client/callQuery.ts';
import { QueryResult } from '../../shared/ui/QueryResult.tsx';
import { useDeskClient } from '../client/DeskClientContext.tsx';
import { noInput } from '../client/deskClient.ts';
import { useMessages } from '../language/DeskLanguage.tsx';
import { DeskPage } from '../shell/DeskPage.tsx';
import { LoadingRows } from '../shell/LoadingRows.tsx';
import { CompanyPanel } from './CompanyPanel.tsx';
import { settingLabels } from './companySettings.ts';
import { DeparturesPanel } from './DeparturesPanel.tsx';
import { SaleTermsPanel } from './SaleTermsPanel.tsx';

/** What the owner sets for the whole product. */
export function SettingsScreen() {
  const { settings } = useMessages();
  const client = useDeskClient();
  const company = useQuery(callQuery(client, 'getCompanySettings', noInput));
  const saleTerms = useQuery(callQuery(client, 'getSaleTerms', noInput));
  return (
    <DeskPage title={settings.title}>
      <div className="grid gap-5">
        <QueryResult query={saleTerms} loading={<LoadingRows />}>
          {(stored) => <SaleTermsPanel stored={stored} />}
        </QueryResult>
        <QueryResult query={company} loading={<LoadingRows />}>
          {(stored) => (
            <>
              {stored.neededToSell.length > 0 && (
                <p className="wrap-anywhere rounded-md bg-sand p-4">
                  {settings.company.needed(settingLabels(stored.neededToSell, settings))}
                </p>
              )}
              <CompanyPanel stored={stored} />
            </>
          )}
        </QueryResult>
        <DeparturesPanel />
      </div>
    </DeskPage>
  );
}

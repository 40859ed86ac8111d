import { QueryResult } from '../../shared/ui/QueryResult.tsx';
import { useMessages } from '../language/DeskLanguage.tsx';
import { DeskPage } from '../shell/DeskPage.tsx';
import { LoadingRows } from '../shell/LoadingRows.tsx';
import { CompanyPanel } from './CompanyPanel.tsx';
import { settingLabels, useCompanySettings } from './companySettings.ts';
import { DeparturesPanel } from './DeparturesPanel.tsx';

/** What the owner sets for the whole product. */
export function SettingsScreen() {
  const { settings } = useMessages();
  return (
    <DeskPage title={settings.title}>
      <QueryResult query={useCompanySettings()} loading={<LoadingRows />}>
        {(stored) => (
          <div className="grid gap-5">
            {stored.neededToSell.length > 0 && (
              <p className="wrap-anywhere rounded-md bg-sand p-4">
                {settings.company.needed(settingLabels(stored.neededToSell, settings))}
              </p>
            )}
            <CompanyPanel stored={stored} />
            <DeparturesPanel />
          </div>
        )}
      </QueryResult>
    </DeskPage>
  );
}

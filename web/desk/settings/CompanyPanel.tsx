import {
  companyBodySchema,
  companyFieldNames,
  maxCompanyFieldLength,
} from '../../../contract/desk/companyFields.ts';
import type { CompanySettings } from '../../../contract/desk/companySettings.ts';
import { TextField } from '../../shared/ui/TextField.tsx';
import { useDeskClient } from '../client/DeskClientContext.tsx';
import { useMessages } from '../language/DeskLanguage.tsx';
import { changedCompanyFields, noCompanyFields } from './companySettings.ts';
import { PlannedChanges } from './PlannedChanges.tsx';
import { SettingsPanel } from './SettingsPanel.tsx';
import { useReloadSettings } from './useReloadSettings.ts';
import { useSettingsForm } from './useSettingsForm.ts';

/** The company's data, from today or a later day on. */
export function CompanyPanel({ stored }: { stored: CompanySettings }) {
  const { settings } = useMessages();
  const { company } = settings;
  const client = useDeskClient();
  const reload = useReloadSettings('getCompanySettings');
  const form = useSettingsForm({
    stored,
    values: stored.current?.fields ?? noCompanyFields,
    schema: companyBodySchema,
    sentences: company.wrong,
    reload,
    save: (body, version) =>
      client.call('changeCompany', { params: {}, query: {}, body: { ...body, version } }),
  });
  const hint = (field: (typeof companyFieldNames)[number]) => {
    if (stored.defaults[field] !== '') return company.defaultHint(stored.defaults[field]);
    return field === 'guaranteeInsurance' ? company.guaranteeHint : undefined;
  };
  return (
    <>
      <SettingsPanel
        title={settings.kindNames.company}
        lead={company.lead}
        form={form}
        fromDay={form.field('fromDay')}
      >
        {companyFieldNames.map((field) => (
          <TextField
            key={field}
            label={settings.companyFields[field]}
            hint={hint(field)}
            longest={maxCompanyFieldLength}
            autoComplete="off"
            width="w-full"
            {...form.field(field)}
          />
        ))}
      </SettingsPanel>
      <PlannedChanges
        title={settings.planned.title(settings.kindNames.company)}
        stored={stored}
        changes={(before, after) =>
          changedCompanyFields(before ?? noCompanyFields, after).map(({ field, value }) => ({
            label: settings.companyFields[field],
            value,
          }))
        }
        withdraw={(settingId) => client.call('withdrawCompanyChange', { params: { settingId }, query: {} })}
        reload={reload}
      />
    </>
  );
}

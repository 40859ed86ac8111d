import {
  companyBodySchema,
  companyFieldNames,
  maxCompanyFieldLength,
} from '../../../contract/desk/companyFields.ts';
import type { CompanySettings } from '../../../contract/desk/companySettings.ts';
import { toSeoulDate } from '../../../domain/calendar/seoulTime.ts';
import { DateField } from '../../shared/ui/DateField.tsx';
import { Panel } from '../../shared/ui/Panel.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import { useDeskClient } from '../client/DeskClientContext.tsx';
import { useDeskLanguage } from '../language/DeskLanguage.tsx';
import { formatDay } from '../language/formats.ts';
import { DeskForm } from '../ui/form/DeskForm.tsx';
import { useDeskForm } from '../ui/form/useDeskForm.ts';
import { noCompanyFields, useReloadCompany } from './companySettings.ts';

/** The company's data, from today or a later day on. */
export function CompanyPanel({ stored }: { stored: CompanySettings }) {
  const { language, messages } = useDeskLanguage();
  const { settings, shell } = messages;
  const { company } = settings;
  const client = useDeskClient();
  const reload = useReloadCompany();
  const today = toSeoulDate(new Date());
  const form = useDeskForm({
    stored: { fromDay: today, ...(stored.current?.fields ?? noCompanyFields) },
    version: stored.version,
    schema: companyBodySchema,
    sentences: company.wrong,
    reload,
    send: async (body, version) => {
      await client.call('changeCompany', { params: {}, query: {}, body: { ...body, version } });
      await reload();
      return body.fromDay > today ? company.savedFrom(formatDay(language, body.fromDay)) : company.saved;
    },
  });
  const hint = (field: (typeof companyFieldNames)[number]) => {
    if (stored.defaults[field] !== '') return company.defaultHint(stored.defaults[field]);
    return field === 'guaranteeInsurance' ? company.guaranteeHint : undefined;
  };
  return (
    <Panel title={company.title} lead={company.lead}>
      <DeskForm form={form} action={shell.save}>
        <div className="grid gap-x-4 gap-y-2 md:grid-cols-2">
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
        </div>
        <DateField
          label={company.fromDay}
          min={today}
          required
          className="w-full md:w-78"
          {...form.field('fromDay')}
        />
      </DeskForm>
    </Panel>
  );
}

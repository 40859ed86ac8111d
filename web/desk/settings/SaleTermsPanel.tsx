import type { StoredSaleTerms } from '../../../contract/desk/saleTerms.ts';
import { type SaleTermsField, saleTermsBodySchema } from '../../../contract/desk/saleTermsFields.ts';
import { settableSteps } from '../../../domain/tickets/orderTerms.ts';
import { TextField } from '../../shared/ui/TextField.tsx';
import { useDeskClient } from '../client/DeskClientContext.tsx';
import { useMessages } from '../language/DeskLanguage.tsx';
import { PlannedChanges } from './PlannedChanges.tsx';
import { SettingsPanel } from './SettingsPanel.tsx';
import { changedSaleTerms, saleTermsBody, saleTermsValues } from './saleTermsForm.ts';
import { useReloadSettings } from './useReloadSettings.ts';
import { useSettingsForm } from './useSettingsForm.ts';

/** Prices, refunds and changes, from today or a later day on. */
export function SaleTermsPanel({ stored }: { stored: StoredSaleTerms }) {
  const { settings } = useMessages();
  const { saleTerms } = settings;
  const client = useDeskClient();
  const reload = useReloadSettings('getSaleTerms');
  const current = stored.current?.fields ?? stored.defaults;
  const form = useSettingsForm({
    stored,
    values: saleTermsValues(current),
    schema: saleTermsBodySchema,
    toBody: saleTermsBody,
    sentences: saleTerms.wrong,
    reload,
    save: (body, version) =>
      client.call('changeSaleTerms', { params: {}, query: {}, body: { ...body, version } }),
  });
  const hints: Partial<Record<SaleTermsField, string>> = {
    dollarPrice: saleTerms.dollarHint(stored.dollarMethods.length),
    changeHours: saleTerms.changeHint,
    tenDaysBefore: saleTerms.withinDayHint,
  };
  const field = (name: SaleTermsField) => (
    <TextField
      key={name}
      label={saleTerms.fields[name]}
      hint={hints[name]}
      inputMode={name === 'dollarPrice' ? 'decimal' : 'numeric'}
      autoComplete="off"
      width="w-full"
      {...form.field(name)}
    />
  );
  return (
    <>
      <SettingsPanel
        title={settings.kindNames.saleTerms}
        lead={saleTerms.lead}
        form={form}
        fromDay={form.field('fromDay')}
      >
        {(['price', 'overtimePrice', 'dollarPrice', 'changeHours'] as const).map(field)}
        <fieldset className="min-w-0 md:col-span-2">
          <legend className="pb-2 bold">{saleTerms.refunds}</legend>
          <div className="grid gap-x-4 gap-y-2 md:grid-cols-2">{settableSteps.map(field)}</div>
        </fieldset>
      </SettingsPanel>
      <PlannedChanges
        title={settings.planned.title(settings.kindNames.saleTerms)}
        stored={stored}
        changes={(before, after) => changedSaleTerms(before ?? stored.defaults, after, saleTerms)}
        withdraw={(settingId) => client.call('withdrawSaleTerms', { params: { settingId }, query: {} })}
        reload={reload}
      />
    </>
  );
}

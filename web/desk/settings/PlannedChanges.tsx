import { useRef, useState } from 'react';
import type { CompanySettings, CompanyVersion } from '../../../contract/desk/companySettings.ts';
import { useCallMutation } from '../../shared/client/useCallMutation.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { FormFailure } from '../../shared/ui/FormFailure.tsx';
import { Panel } from '../../shared/ui/Panel.tsx';
import { useIsReachable } from '../../shared/ui/useIsReachable.ts';
import { useDeskClient } from '../client/DeskClientContext.tsx';
import { failureSentence } from '../failureSentence.ts';
import { useDeskLanguage } from '../language/DeskLanguage.tsx';
import { formatDay } from '../language/formats.ts';
import { Facts } from '../ui/Facts.tsx';
import { valueText } from '../ui/valueText.ts';
import { changedCompanyFields, noCompanyFields, useReloadCompany } from './companySettings.ts';

/** Changes whose day has not come, each with what it changes and its withdrawal. */
export function PlannedChanges({ stored: { current, planned } }: { stored: CompanySettings }) {
  const { language, messages } = useDeskLanguage();
  const { settings, shell } = messages;
  const client = useDeskClient();
  const reload = useReloadCompany();
  const isReachable = useIsReachable();
  const [done, setDone] = useState('');
  const status = useRef<HTMLParagraphElement>(null);
  const { mutate, isPending, failure } = useCallMutation({
    mutationFn: async ({ id: settingId, fromDay }: CompanyVersion) => {
      setDone('');
      await client.call('withdrawCompanyChange', { params: { settingId }, query: {} });
      setDone(settings.planned.withdrawn(formatDay(language, fromDay)));
      // Its button goes, and the focus with it.
      status.current?.focus();
    },
    // Also after a failure: a colleague may have withdrawn it, or its day has come.
    onSettled: reload,
  });
  const fieldsBefore = (index: number) => (planned[index - 1] ?? current)?.fields ?? noCompanyFields;
  return (
    <div className="grid gap-3">
      {planned.length > 0 && (
        <Panel title={settings.planned.title}>
          <ul className="grid gap-4">
            {planned.map((version, index) => {
              const day = formatDay(language, version.fromDay);
              const changes = changedCompanyFields(fieldsBefore(index), version.fields);
              return (
                <li key={version.id} className="grid gap-2">
                  <div className="flex flex-wrap items-center justify-between gap-2">
                    <h3 className="bold">{settings.planned.from(day)}</h3>
                    <Button
                      variant="outline"
                      aria-label={settings.planned.withdrawFrom(day)}
                      disabled={isPending || !isReachable}
                      onClick={() => mutate(version)}
                    >
                      {settings.planned.withdraw}
                    </Button>
                  </div>
                  {changes.length === 0 ? (
                    <p className="text-muted text-sm">{settings.planned.same}</p>
                  ) : (
                    <Facts
                      facts={changes.map(({ field, value }) => [
                        settings.companyFields[field],
                        <span key={field} className="wrap-anywhere">
                          {valueText(value, shell.values)}
                        </span>,
                      ])}
                    />
                  )}
                </li>
              );
            })}
          </ul>
        </Panel>
      )}
      <p ref={status} tabIndex={-1} role="status" className="text-pine">
        {done}
      </p>
      <FormFailure sentence={failure && failureSentence(failure, messages)} />
    </div>
  );
}

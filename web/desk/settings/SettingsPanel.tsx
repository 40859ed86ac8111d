import type { ReactNode } from 'react';
import { toSeoulDate } from '../../../domain/calendar/seoulTime.ts';
import { DateField } from '../../shared/ui/DateField.tsx';
import { Panel } from '../../shared/ui/Panel.tsx';
import { useMessages } from '../language/DeskLanguage.tsx';
import { DeskForm } from '../ui/form/DeskForm.tsx';
import type { FieldState, SubmittedForm } from '../ui/form/useDeskForm.ts';

interface SettingsPanelProps {
  title: string;
  lead: string;
  form: SubmittedForm;
  fromDay: FieldState<string>;
  /** The fields of the kind. */
  children: ReactNode;
}

/** Settings of one kind, and the day from which they apply. */
export function SettingsPanel({ title, lead, form, fromDay, children }: SettingsPanelProps) {
  const { settings, shell } = useMessages();
  return (
    <Panel title={title} lead={lead}>
      <DeskForm form={form} action={shell.save}>
        <div className="grid gap-x-4 gap-y-2 md:grid-cols-2">{children}</div>
        <DateField
          label={settings.form.fromDay}
          min={toSeoulDate(new Date())}
          required
          className="w-full md:w-78"
          {...fromDay}
        />
      </DeskForm>
    </Panel>
  );
}

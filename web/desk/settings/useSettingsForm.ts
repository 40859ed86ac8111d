import type { z } from 'zod';
import type { SettingVersion } from '../../../contract/desk/settings.ts';
import { toSeoulDate } from '../../../domain/calendar/seoulTime.ts';
import { useDeskLanguage } from '../language/DeskLanguage.tsx';
import { formatDay } from '../language/formats.ts';
import type { FieldSentences } from '../ui/form/fieldProblems.ts';
import { type DeskFormState, useDeskForm } from '../ui/form/useDeskForm.ts';

interface SettingsFormOptions<Values extends object, Schema extends z.ZodType> {
  stored: { readonly version: number; readonly current: SettingVersion<unknown> | null };
  /** The settings in force today, as form values. */
  values: Values;
  /** The body that the API takes, with the day from which it applies. */
  schema: Schema;
  /** The values as a body; the values themselves by default. */
  toBody?: (values: Values & FromDay) => unknown;
  sentences?: FieldSentences;
  reload: () => Promise<void>;
  save: (body: z.output<Schema>, version: number) => Promise<unknown>;
}

interface FromDay {
  fromDay: string;
}

/** The form of settings that apply from today or a later day on. */
export function useSettingsForm<Values extends object, Schema extends z.ZodType<FromDay>>({
  stored,
  values,
  schema,
  toBody = (filled) => filled,
  sentences,
  reload,
  save,
}: SettingsFormOptions<Values, Schema>): DeskFormState<Values & FromDay> {
  const { language, messages } = useDeskLanguage();
  const { form } = messages.settings;
  const today = toSeoulDate(new Date());
  return useDeskForm({
    stored: { ...values, fromDay: today },
    version: stored.version,
    schema,
    toBody,
    sentences: { ...form.wrong, ...sentences },
    reload,
    send: async (body, version) => {
      await save(body, version);
      await reload();
      return body.fromDay > today ? form.savedFrom(formatDay(language, body.fromDay)) : form.saved;
    },
  });
}

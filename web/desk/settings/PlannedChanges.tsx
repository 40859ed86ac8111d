import { useRef, useState } from 'react';
import type { SettingVersion } from '../../../contract/desk/settings.ts';
import { useCallMutation } from '../../shared/client/useCallMutation.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { FormFailure } from '../../shared/ui/FormFailure.tsx';
import { Panel } from '../../shared/ui/Panel.tsx';
import { useIsReachable } from '../../shared/ui/useIsReachable.ts';
import { failureSentence } from '../failureSentence.ts';
import { useDeskLanguage } from '../language/DeskLanguage.tsx';
import { formatDay } from '../language/formats.ts';
import { Facts } from '../ui/Facts.tsx';
import { valueText } from '../ui/valueText.ts';

interface PlannedChangesProps<Fields> {
  title: string;
  stored: {
    readonly current: SettingVersion<Fields> | null;
    readonly planned: readonly SettingVersion<Fields>[];
  };
  /** Lists what a version changes; `before` is null for the first version. */
  changes: (before: Fields | null, after: Fields) => readonly { label: string; value: unknown }[];
  withdraw: (settingId: number) => Promise<unknown>;
  reload: () => Promise<void>;
}

/** Planned changes of one kind of settings, each with its changed fields and a button that withdraws it. */
export function PlannedChanges<Fields>({
  title,
  stored: { current, planned },
  changes,
  withdraw,
  reload,
}: PlannedChangesProps<Fields>) {
  const { language, messages } = useDeskLanguage();
  const { settings, shell } = messages;
  const isReachable = useIsReachable();
  const [done, setDone] = useState('');
  const status = useRef<HTMLParagraphElement>(null);
  const { mutate, isPending, failure } = useCallMutation({
    mutationFn: async ({ id, fromDay }: SettingVersion<Fields>) => {
      setDone('');
      await withdraw(id);
      setDone(settings.planned.withdrawn(formatDay(language, fromDay)));
      // The pressed button disappears with its change, and would take the focus with it.
      status.current?.focus();
    },
    // Also after a failure: a colleague may have withdrawn it, or its day has come.
    onSettled: reload,
  });
  const fieldsBefore = (index: number) => (planned[index - 1] ?? current)?.fields ?? null;
  return (
    <div className="grid gap-3">
      {planned.length > 0 && (
        <Panel title={title}>
          <ul className="grid gap-4">
            {planned.map((version, index) => {
              const day = formatDay(language, version.fromDay);
              const changed = changes(fieldsBefore(index), version.fields);
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
                  {changed.length === 0 ? (
                    <p className="text-muted text-sm">{settings.planned.same}</p>
                  ) : (
                    <Facts
                      facts={changed.map(({ label, value }) => [
                        label,
                        <span key={label} className="wrap-anywhere">
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

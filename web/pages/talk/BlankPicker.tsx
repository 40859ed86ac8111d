import { formatWon } from '../../../domain/tickets/price.ts';
import type { TalkMessages } from '../../messages/ko/talk.ts';
import { IconButton } from '../../shared/ui/Button.tsx';
import { SelectField } from '../../shared/ui/SelectField.tsx';
import { type BlankKind, blanks, blankValues } from './blanks.ts';

type Labels = TalkMessages['talk']['labels'];

interface BlankPickerProps {
  kind: BlankKind;
  value: number;
  labels: Labels;
  /** Changes the value that was chosen last, which may not be shown yet. */
  onChange: (change: (value: number) => number) => void;
}

/** Numbers from 0 on, `step` apart. */
const range = (count: number, step = 1) => Array.from({ length: count }, (_, index) => index * step);
const twoDigits = (part: number) => String(part).padStart(2, '0');

interface ChoiceProps {
  label: string;
  value: number;
  options: readonly number[];
  show?: (value: number) => string;
  onChange: (value: number) => void;
}

function Choice({ label, value, options, show = String, onChange }: ChoiceProps) {
  return (
    <SelectField
      label={label}
      value={value}
      options={options.map((option) => ({ value: option, label: show(option) }))}
      onChange={onChange}
      className="text-lg tabular"
    />
  );
}

/** Chooses the number in a sentence: step by step with buttons, or directly from a list. */
function Stepper({ kind, value, labels, onChange }: BlankPickerProps & { kind: 'minutes' | 'people' }) {
  const { first, last, step } = blanks[kind];
  return (
    <div className="flex items-end gap-2.5">
      <IconButton
        icon="M5 12h14"
        label={labels.less}
        className="hairline"
        disabled={value <= first}
        onClick={() => onChange((chosen) => chosen - step)}
      />
      <Choice
        label={labels[kind]}
        value={value}
        options={blankValues(kind)}
        onChange={(chosen) => onChange(() => chosen)}
      />
      <IconButton
        icon="plus"
        label={labels.more}
        className="hairline"
        disabled={value >= last}
        onClick={() => onChange((chosen) => chosen + step)}
      />
    </div>
  );
}

function TimeChoice({ value, labels, onChange }: Omit<BlankPickerProps, 'kind'>) {
  const minute = value % 60;
  return (
    <div className="flex gap-2.5">
      <Choice
        label={labels.hour}
        value={(value - minute) / 60}
        options={range(24)}
        show={twoDigits}
        onChange={(hour) => onChange((time) => hour * 60 + (time % 60))}
      />
      <Choice
        label={labels.minute}
        value={minute}
        options={range(12, 5)}
        show={twoDigits}
        onChange={(chosen) => onChange((time) => time - (time % 60) + chosen)}
      />
    </div>
  );
}

function WonChoice({ value, labels, onChange }: Omit<BlankPickerProps, 'kind'>) {
  const parts = [
    { label: labels.tenThousands, size: 10_000, count: blanks.won.last / 10_000 + 1 },
    { label: labels.thousands, size: 1000, count: 10 },
    { label: labels.hundreds, size: 100, count: 10 },
  ];
  return (
    <div className="flex flex-wrap gap-4">
      {parts.map(({ label, size, count }) => {
        const partOf = (won: number) => (Math.floor(won / size) % count) * size;
        return (
          <Choice
            key={size}
            label={label}
            value={partOf(value)}
            options={range(count, size)}
            show={formatWon}
            onChange={(chosen) => onChange((won) => won - partOf(won) + chosen)}
          />
        );
      })}
    </div>
  );
}

/** The choices for the blank of a sentence. */
export function BlankPicker({ kind, ...choice }: BlankPickerProps) {
  if (kind === 'time') return <TimeChoice {...choice} />;
  if (kind === 'won') return <WonChoice {...choice} />;
  return <Stepper kind={kind} {...choice} />;
}

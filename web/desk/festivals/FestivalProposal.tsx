import type { FestivalFields, SomeFestivalFields } from '../../../contract/desk/festivalFields.ts';
import { festivalFieldNames } from '../../../domain/festivals/festivalFields.ts';
import { languageNames, languages } from '../../../domain/languages.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { useMessages } from '../language/DeskLanguage.tsx';

interface FestivalProposalProps {
  proposed: SomeFestivalFields;
  onTake: (part: Partial<FestivalFields>) => void;
}

function toLines(value: FestivalFields[keyof FestivalFields]): string[] {
  if (value === null || value === '') return [];
  if (typeof value !== 'object') return [String(value)];
  if ('lat' in value) return [`${value.lat}, ${value.lng}`];
  return languages.filter((one) => value[one] !== '').map((one) => `${languageNames[one]}: ${value[one]}`);
}

/** The changes in the official data, with a button for each field that copies it into the form. */
export function FestivalProposal({ proposed, onTake }: FestivalProposalProps) {
  const { festivals: festivalsMessages } = useMessages();
  const proposalMessages = festivalsMessages.proposal;
  return (
    <section aria-label={proposalMessages.title} className="mb-6 rounded-md bg-sand p-5">
      <h3 className="bold">{proposalMessages.title}</h3>
      <p className="mt-1 text-sm">{proposalMessages.lead}</p>
      <dl className="mt-3 grid gap-3">
        {festivalFieldNames.map((field) => {
          const value = proposed[field];
          if (value === undefined) return null;
          const lines = toLines(value);
          return (
            <div key={field} className="flex flex-wrap items-center justify-between gap-3">
              <div className="min-w-0">
                <dt className="semibold text-sm">{festivalsMessages.fields[field]}</dt>
                {(lines.length > 0 ? lines : [proposalMessages.empty]).map((line) => (
                  <dd key={line} className="wrap-anywhere">
                    {line}
                  </dd>
                ))}
              </div>
              <Button
                variant="outline"
                aria-label={proposalMessages.takeField(festivalsMessages.fields[field])}
                onClick={() => onTake({ [field]: value })}
              >
                {proposalMessages.take}
              </Button>
            </div>
          );
        })}
      </dl>
    </section>
  );
}

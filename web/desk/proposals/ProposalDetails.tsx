import { type ReactNode, useState } from 'react';
import {
  type PlaceFieldName,
  type PlaceFields,
  placeFieldNames,
  somePlaceFieldsSchema,
} from '../../../contract/desk/placeFields.ts';
import type { Proposal } from '../../../contract/desk/proposals.ts';
import { htmlLang, languages } from '../../../domain/languages.ts';
import type { DeskLanguage } from '../../../domain/staff/staffRules.ts';
import { fieldLanguage } from '../guide/form/editor.ts';
import { fieldLabel, valueLines } from '../guide/form/valueInWords.ts';
import { FieldDifference } from '../guide/history/FieldDifference.tsx';
import { useDeskLanguage } from '../language/DeskLanguage.tsx';
import { formatDay } from '../language/formats.ts';
import type { DeskMessages } from '../messages/ko.ts';

/** The content of a proposal beside the current content of the guide. */
export function ProposalDetails({ proposal }: { proposal: Proposal }) {
  const { proposals: proposalsMessages } = useDeskLanguage().messages;
  switch (proposal.kind) {
    case 'closedPlace':
      return <p className="max-w-measure">{proposalsMessages.closed}</p>;
    case 'changedField':
      return <ChangedField proposal={proposal} />;
    case 'photograph':
      return <Photograph proposal={proposal} />;
    case 'newPlace':
      return <NewPlace fields={proposal.fields} />;
    case 'festival':
      return <Festival proposal={proposal} />;
  }
}

type Of<Kind extends Proposal['kind']> = Extract<Proposal, { kind: Kind }>;

/** A value of a field as the contract's JSON, read by the field's schema. */
function readValue(field: PlaceFieldName, value: unknown): PlaceFields[PlaceFieldName] | null {
  return somePlaceFieldsSchema.safeParse({ [field]: value }).data?.[field] ?? null;
}

function ChangedField({ proposal: { field, isAdded, present, proposed } }: { proposal: Of<'changedField'> }) {
  const { proposals: proposalsMessages } = useDeskLanguage().messages;
  if (isAdded) {
    return (
      <Side label={proposalsMessages.after}>
        <p lang="ko" className="desk-typed">
          {String(proposed)}
        </p>
        <p className="text-muted text-sm">{proposalsMessages.adds}</p>
      </Side>
    );
  }
  const before = readValue(field, present);
  const after = readValue(field, proposed);
  return (
    <>
      <div className="grid gap-3 md:grid-cols-2">
        <Side label={proposalsMessages.before}>
          <Value field={field} value={before} />
        </Side>
        <Side label={proposalsMessages.after}>
          <Value field={field} value={after} />
        </Side>
      </div>
      {fieldLanguage(field) !== null && before !== null && before !== '' && (
        <Side label={proposalsMessages.difference}>
          <FieldDifference field={field} before={before} after={after} />
        </Side>
      )}
    </>
  );
}

function Side({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0 rounded-md bg-foam p-3">
      <h4 className="pb-1 text-muted text-sm">{label}</h4>
      {children}
    </div>
  );
}

function Value({ field, value }: { field: PlaceFieldName; value: PlaceFields[PlaceFieldName] | null }) {
  const { language, messages } = useDeskLanguage();
  const own = fieldLanguage(field);
  const lines = value === null ? [] : toLines(field, value, messages, language);
  if (lines.length === 0) return <p className="text-muted">{messages.proposals.empty}</p>;
  return (
    <div {...(own === null ? {} : { lang: htmlLang[own] })} className="wrap-anywhere desk-typed">
      {lines.join('\n')}
    </div>
  );
}

const toLines = (
  field: PlaceFieldName,
  value: PlaceFields[PlaceFieldName],
  messages: DeskMessages,
  language: DeskLanguage,
) => valueLines<PlaceFieldName>(field, value, messages, language);

function Photograph({ proposal: { url, title, licence } }: { proposal: Of<'photograph'> }) {
  const { guideFields, proposals: proposalsMessages } = useDeskLanguage().messages;
  const [isMissing, setMissing] = useState(false);
  return (
    <figure className="grid gap-2">
      {isMissing ? (
        <p className="text-muted">{proposalsMessages.photographMissing}</p>
      ) : (
        <img
          src={url}
          alt={title}
          lang="ko"
          loading="lazy"
          onError={() => setMissing(true)}
          className="max-h-64 w-full max-w-measure rounded-md bg-foam object-contain"
        />
      )}
      <figcaption className="text-sm">
        {proposalsMessages.photograph(guideFields.licences[licence])}
      </figcaption>
    </figure>
  );
}

function NewPlace({ fields }: { fields: Of<'newPlace'>['fields'] }) {
  const { language, messages } = useDeskLanguage();
  const known = placeFieldNames.flatMap((field) => {
    const value = fields[field];
    return value === undefined || toLines(field, value, messages, language).length === 0
      ? []
      : [{ field, value }];
  });
  return (
    <dl className="grid gap-3">
      {known.map(({ field, value }) => (
        <div key={field}>
          <dt className="text-muted text-sm">{fieldLabel(field, messages.guideFields, language)}</dt>
          <dd className="max-w-measure">
            <Value field={field} value={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Festival({ proposal: { startsOn, endsOn, fields } }: { proposal: Of<'festival'> }) {
  const { language, messages } = useDeskLanguage();
  const { name, summary, place, address } = fields;
  return (
    <div className="grid max-w-measure gap-2">
      <p className="semibold">
        {messages.proposals.days(formatDay(language, startsOn), formatDay(language, endsOn))}
      </p>
      {languages.map((one) =>
        name?.[one] || summary?.[one] ? (
          <p key={one} lang={htmlLang[one]} className="desk-typed">
            {[name?.[one], summary?.[one]].filter(Boolean).join('\n')}
          </p>
        ) : null,
      )}
      <p lang="ko">{[place?.ko, address].filter(Boolean).join(', ')}</p>
    </div>
  );
}

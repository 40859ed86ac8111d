import {
  type PlaceFieldName,
  type PlaceFields,
  placeFieldNameSchema,
  type SomePlaceFields,
} from '../../../../contract/desk/placeFields.ts';
import { proposedFestivalSchema, proposedPlaceSchema } from '../../../../contract/desk/proposals.ts';
import { metresBetween } from '../../../../domain/geography/distance.ts';
import type { ProposalKind } from '../../../../domain/places/proposalRules.ts';
import { proposedFestival } from './festivalFields.ts';
import type { OfficialContent } from './officialContent.ts';
import { officialAddress, officialFields, placeKinds } from './officialFields.ts';
import { isSameJson } from './toJson.ts';

/** A difference between the official data and the guide. */
export interface Finding {
  readonly kind: ProposalKind;
  /** The changed field, or the address of a photograph; '' for other kinds. */
  readonly part: string;
  readonly proposed: unknown;
}

interface ComparedPlace {
  readonly isHidden: boolean;
  /** As drafted, else as published. */
  readonly fields: PlaceFields;
}

interface Comparison {
  readonly content: OfficialContent;
  /** The guide's place that the content describes. */
  readonly place: ComparedPlace | null;
  /** The official texts when they were first seen. */
  readonly firstTexts: SomePlaceFields;
}

/** Two positions of one place differ if they are farther apart than this (m). */
const maxMetres = 150;
/** Photographs of one place that are proposed. */
const maxPhotographs = 6;

const isSameAddress = (one: string, other: string) => {
  const bare = (text: string) => officialAddress(text).replaceAll(/\s|일원$/g, '');
  return bare(one) === bare(other);
};

function differs(field: PlaceFieldName, official: unknown, fields: PlaceFields): boolean {
  if (field === 'address.ko') return !isSameAddress(String(official), fields['address.ko']);
  return !isSameJson(official, fields[field]);
}

function changedFields({ content, place, firstTexts }: Comparison & { place: ComparedPlace }): Finding[] {
  const { facts, texts, hoursFact } = officialFields(content);
  const { fields } = place;
  const changed = (field: PlaceFieldName, proposed: unknown): Finding => ({
    kind: 'changedField',
    part: field,
    proposed,
  });
  const findings = placeFieldNameSchema.options.flatMap((field) => {
    const fact = facts[field];
    if (field === 'position') {
      const isFar =
        facts.position && (!fields.position || metresBetween(facts.position, fields.position) > maxMetres);
      return isFar ? [changed(field, fact)] : [];
    }
    if (fact !== undefined) return differs(field, fact, fields) ? [changed(field, fact)] : [];
    // The guide's own texts always differ from the official ones, so only a change of an official text counts.
    const text = texts[field];
    const isNews =
      text !== undefined && firstTexts[field] !== undefined && !isSameJson(text, firstTexts[field]);
    return isNews && differs(field, text, fields) ? [changed(field, text)] : [];
  });
  if (hoursFact !== null && !fields.facts.includes(hoursFact)) findings.push(changed('facts', hoursFact));
  return findings;
}

const officialPhotographs = ({ detail, photograph }: OfficialContent) => {
  const all = [...(photograph ? [photograph] : []), ...(detail?.photographs ?? [])];
  return all
    .filter(({ address }, index) => all.findIndex((one) => one.address === address) === index)
    .slice(0, maxPhotographs);
};

/** What official data proposes about one content: nothing for a place that is hidden already. */
export function compareGuide(comparison: Comparison): Finding[] {
  const { content, place } = comparison;
  if (content.kind === 'festival') {
    const proposed = content.isShown ? proposedFestival(content) : null;
    return proposed ? [{ kind: 'festival', part: '', proposed }] : [];
  }
  if (!place) {
    const proposed = content.isShown && content.detail ? newPlace(content) : null;
    return proposed ? [{ kind: 'newPlace', part: '', proposed }] : [];
  }
  if (place.isHidden) return [];
  if (!content.isShown) return [{ kind: 'closedPlace', part: '', proposed: null }];
  return [
    ...changedFields({ ...comparison, place }),
    ...officialPhotographs(content).map((photograph) => ({
      kind: 'photograph' as const,
      part: photograph.address,
      proposed: photograph,
    })),
  ];
}

function newPlace(content: OfficialContent) {
  const known = placeKinds[content.kind];
  if (!known) return null;
  const { facts, texts, hoursFact } = officialFields(content);
  return {
    type: known.type,
    fields: {
      ...facts,
      ...texts,
      type: known.type,
      themes: [...known.themes],
      ...(hoursFact === null ? {} : { facts: [hoursFact] }),
    },
  };
}

/**
 * The value by which a refused proposal is recognised. A new place or a festival is recognised by what identifies it:
 * otherwise one changed letter would propose it again.
 */
export function valueForRefusal({
  kind,
  proposed,
}: {
  readonly kind: ProposalKind;
  readonly proposed: unknown;
}) {
  if (kind === 'newPlace') {
    const { data } = proposedPlaceSchema.safeParse(proposed);
    return { type: data?.type, name: data?.fields['name.ko'] };
  }
  if (kind === 'festival') {
    const { data } = proposedFestivalSchema.safeParse(proposed);
    return { name: data?.fields.name?.ko, startsOn: data?.startsOn, endsOn: data?.endsOn };
  }
  return proposed;
}

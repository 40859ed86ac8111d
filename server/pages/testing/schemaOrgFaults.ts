import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** The part of schema.org's vocabulary that our pages use (CC BY-SA 3.0); the file names its source. */
const vocabulary = z
  .object({
    subClassOf: z.record(z.string(), z.array(z.string())),
    properties: z.record(
      z.string(),
      z.object({ domainIncludes: z.array(z.string()), rangeIncludes: z.array(z.string()) }),
    ),
  })
  .parse(JSON.parse(readFileSync(new URL('schemaOrg.json', import.meta.url), 'utf8')));

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** A class and all of its superclasses. */
function withSuperclasses(name: string): string[] {
  return [name, ...(vocabulary.subClassOf[name] ?? []).flatMap(withSuperclasses)];
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/** Whether a value that is no object is one of a data type, or a member of an enumeration. */
const literals: Record<string, (value: unknown) => boolean> = {
  Text: isText,
  Number: (value) => typeof value === 'number' && Number.isFinite(value),
  Integer: (value) => Number.isInteger(value),
  URL: (value) => isText(value) && /^https?:$/.test(URL.canParse(value) ? new URL(value).protocol : ''),
  Date: (value) => isText(value) && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value)),
  DateTime: (value) => isText(value) && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(Z|[+-]\d\d:\d\d)$/.test(value),
  Time: (value) => isText(value) && /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(value),
  DayOfWeek: (value) => days.some((day) => value === `https://schema.org/${day}`),
};

/** A description inside a page. */
const nodeSchema = z.looseObject({ '@type': z.string() });

/** Everything in a description that schema.org's vocabulary does not allow, each with the path to it. */
export function schemaOrgFaults(description: unknown, path = ''): string[] {
  const parsed = nodeSchema.safeParse(description);
  if (!parsed.success) return [`${path}: no @type`];
  const { '@type': type, '@context': _, '@id': id, ...properties } = parsed.data;
  const at = `${path}/${type}`;
  if (!vocabulary.subClassOf[type]) return [`${at}: no such class`];
  return [
    ...(id === undefined || literals.URL?.(id) ? [] : [`${at}/@id: no address`]),
    ...Object.entries(properties).flatMap(([name, value]) =>
      propertyFaults(type, name, value, `${at}/${name}`),
    ),
  ];
}

function propertyFaults(type: string, name: string, value: unknown, at: string): string[] {
  const property = vocabulary.properties[name];
  if (!property) return [`${at}: no such property`];
  const classes = withSuperclasses(type);
  const faults = property.domainIncludes.some((domain) => classes.includes(domain))
    ? []
    : [`${at}: not a property of ${type}`];
  const values: unknown[] = Array.isArray(value) ? value : [value];
  if (values.length === 0) faults.push(`${at}: empty`);
  return [...faults, ...values.flatMap((one) => valueFaults(property.rangeIncludes, one, at))];
}

function valueFaults(range: readonly string[], value: unknown, at: string): string[] {
  const node = nodeSchema.safeParse(value);
  const fits = node.success
    ? withSuperclasses(node.data['@type']).some((name) => range.includes(name))
    : range.some((name) => literals[name]?.(value));
  const own = fits ? [] : [`${at}: ${JSON.stringify(value)} is none of ${range.join(', ')}`];
  return node.success ? [...own, ...schemaOrgFaults(value, at)] : own;
}

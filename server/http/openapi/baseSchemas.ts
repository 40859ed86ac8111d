import { referenceTo } from './componentSchemas.ts';
import type { ApiDocument, JsonSchema } from './documentTypes.ts';

/** A named schema with fewer fields does not become the base of other schemas. */
const minSharedFields = 2;

function isBase(base: JsonSchema, { properties = {}, required = [] }: JsonSchema): boolean {
  const fields = Object.entries(base.properties ?? {});
  return (
    fields.length >= minSharedFields &&
    fields.length < Object.keys(properties).length &&
    fields.every(
      ([name, field]) =>
        JSON.stringify(field) === JSON.stringify(properties[name]) &&
        base.required?.includes(name) === required.includes(name),
    )
  );
}

/** Rewrites a schema as the named schema that it extends, plus its own fields. */
function extending(name: string, base: JsonSchema, schema: JsonSchema): JsonSchema {
  const { type, properties = {}, required = [], ...rest } = schema;
  const isOwn = (field: string) => !(field in (base.properties ?? {}));
  const own = Object.fromEntries(Object.entries(properties).filter(([field]) => isOwn(field)));
  const ownRequired = required.filter(isOwn);
  return {
    ...rest,
    allOf: [
      { $ref: referenceTo(name) },
      { type: 'object', properties: own, ...(ownRequired.length > 0 ? { required: ownRequired } : {}) },
    ],
  };
}

/** Rewrites objects that contain all fields of a named schema (zod's `extend`) as that schema plus their own fields. */
export function withBaseSchemas(document: ApiDocument): ApiDocument {
  const named = Object.entries(document.components.schemas).sort(
    ([, one], [, other]) =>
      Object.keys(other.properties ?? {}).length - Object.keys(one.properties ?? {}).length,
  );
  const text = JSON.stringify(document, (key, value: unknown) => {
    // Not in examples, which may look like a schema.
    if (key === 'example' || key === 'examples' || !isObjectSchema(value)) return value;
    const [name, base] = named.find(([, one]) => isBase(one, value)) ?? [];
    return name === undefined || base === undefined ? value : extending(name, base, value);
  });
  return JSON.parse(text);
}

const isObjectSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  value.type === 'object' &&
  'properties' in value;

import { z } from 'zod';
import type { JsonSchema } from './documentTypes.ts';

/** The side of a schema that a client sees: `input` is what it sends, `output` what it receives. */
type Side = 'input' | 'output';

const prefix = '#/components/schemas/';
export const referenceTo = (name: string) => `${prefix}${name}`;

/** Removes details that zod writes and no reader needs: the range of safe integers, and patterns that `format` implies. */
function plain({ jsonSchema: schema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  if (schema.type === 'integer') {
    if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
    if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
    // A number in an address is documented by its limits; the pattern of its text would only repeat them.
    delete schema.pattern;
    if (typeof schema.default === 'string') schema.default = Number(schema.default);
  }
  if (schema.format !== undefined) delete schema.pattern;
  // A response may gain fields: a client must not reject those that it does not know.
  delete schema.additionalProperties;
  if (schema.problemCode !== undefined) {
    schema['x-problemCode'] = schema.problemCode;
    delete schema.problemCode;
  }
  delete schema.id;
}

/** `null` beside one plain type, as OpenAPI 3.1 writes it: `type: [string, "null"]`. */
function withNullableTypes(schema: JsonSchema): JsonSchema {
  const [one, other, ...more] = schema.anyOf ?? [];
  if (one === undefined || other?.type !== 'null' || more.length > 0) return schema;
  if (typeof one.type !== 'string') return schema;
  const { anyOf: _, ...rest } = schema;
  const values = one.enum ? { enum: [...one.enum, null] } : {};
  return { ...one, ...values, ...rest, type: [one.type, 'null'] };
}

function rewritten(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(rewritten);
  if (typeof value !== 'object' || value === null) return value;
  const schema: JsonSchema = Object.fromEntries(
    Object.entries(value).map(([key, child]) => [
      key,
      key === '$ref' && typeof child === 'string' ? child.replace('#/$defs/', prefix) : rewritten(child),
    ]),
  );
  return withNullableTypes(schema);
}

const schemaShape = z.record(z.string(), z.unknown());

/** Collects the schemas that the contract names by `.meta({ id })`; other schemas refer to them. */
export class ComponentSchemas {
  readonly #schemas = new Map<string, JsonSchema>();
  readonly #examples = new Map<string, unknown>();

  /** The JSON schema of a zod schema, as a client sees it. */
  of(schema: z.ZodType, side: Side): JsonSchema {
    const {
      $defs = {},
      $schema: _,
      ...own
    } = z.toJSONSchema(schema, {
      io: side,
      unrepresentable: 'any',
      override: plain,
    });
    for (const [name, definition] of Object.entries($defs))
      this.#add(name, schemaShape.parse(rewritten(definition)));
    return schemaShape.parse(rewritten(own));
  }

  #add(name: string, schema: JsonSchema): void {
    const known = this.#schemas.get(name);
    if (known && JSON.stringify(known) !== JSON.stringify(schema)) {
      throw new Error(
        `Schema ${name} differs between requests and responses (a default or a transform): name one of each by .meta({ id }).`,
      );
    }
    this.#schemas.set(name, schema);
  }

  /** Shows an example at a named schema; the first one stays. */
  addExample(reference: string, example: unknown): void {
    const name = reference.slice(prefix.length);
    if (!this.#examples.has(name)) this.#examples.set(name, example);
  }

  /** All named schemas that were used, by name. */
  all(): Record<string, JsonSchema> {
    const sorted = [...this.#schemas].sort(([one], [other]) => (one < other ? -1 : 1));
    return Object.fromEntries(
      sorted.map(([name, schema]) => [
        name,
        this.#examples.has(name) ? { ...schema, examples: [this.#examples.get(name)] } : schema,
      ]),
    );
  }
}

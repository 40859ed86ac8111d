import { expect, it } from 'vitest';
import { z } from 'zod';
import { api } from './api.ts';

/** Whether the schema rejects unknown fields at any depth. */
function refusesMore(schema: z.ZodType): boolean {
  const description = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return JSON.stringify(description).includes('"additionalProperties":false');
}

it('detects a strict schema at any depth', () => {
  const strict = z.strictObject({ id: z.int() });
  expect(refusesMore(z.object({ places: z.array(z.union([z.null(), strict])) }))).toBe(true);
  expect(refusesMore(z.object({ places: z.record(z.string(), z.object({ id: z.int() })) }))).toBe(false);
});

it.each(Object.entries(api))('DESIGN 8: %s tolerates fields of the next release', (_, call) => {
  for (const part of ['params', 'query', 'body', 'response'] as const) {
    expect(refusesMore(call[part]), part).toBe(false);
  }
});

import { z } from 'zod';

/**
 * The stable name of a broken rule (docs/product/accounts.md#messages): the key that the schema names, also for a
 * missing value, else zod's own.
 */
export function issueCode(schema: z.ZodType, issue: z.core.$ZodIssue): string {
  const key: unknown = issue.code === 'custom' ? issue.params?.code : undefined;
  if (typeof key === 'string') return key;
  const [name] = issue.path;
  if (!(schema instanceof z.ZodObject) || typeof name !== 'string' || issue.path.length > 1)
    return issue.code;
  const field: unknown = schema.shape[name];
  const said = field instanceof z.ZodType ? ruleKey(field) : undefined;
  return said ?? issue.code;
}

function ruleKey(schema: z.ZodType): string | undefined {
  const said: unknown = schema.meta()?.problemCode;
  if (typeof said === 'string') return said;
  // A transform or an optional may wrap the schema that has the key.
  const inner: unknown =
    schema instanceof z.ZodPipe ? schema.in : schema instanceof z.ZodOptional ? schema.unwrap() : undefined;
  return inner instanceof z.ZodType ? ruleKey(inner) : undefined;
}

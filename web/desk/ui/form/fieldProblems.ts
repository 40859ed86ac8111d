import type { z } from 'zod';
import { issueCode } from '../../../../contract/issueCode.ts';
import type { DeskMessages } from '../../messages/ko.ts';

/** A broken rule of a field, found by the page or by the server. */
export interface FieldProblem {
  /** Path of the field in the body, such as `name.ko`. */
  field: string;
  /** The code of the API, such as `too_big`. */
  code: string;
  /** The maximum, for a `too_big` that the page itself has found. */
  maximum?: number;
}

/** A form's own sentences, by the code of an error or by the name of a field. */
export type FieldSentences = Readonly<Record<string, string>>;

/** What a schema of the contract rejects in a body. */
export function fieldProblems(schema: z.ZodType, body: unknown): FieldProblem[] {
  const issues = schema.safeParse(body).error?.issues ?? [];
  return issues.map((issue) => ({
    field: issue.path.join('.'),
    code: issueCode(schema, issue),
    ...(issue.code === 'too_big' && { maximum: Number(issue.maximum) }),
  }));
}

/** Whether a problem belongs to a field of a form, which may hold several values, such as a position. */
export const isAbout = (field: string, problem: FieldProblem): boolean =>
  problem.field === field || problem.field.startsWith(`${field}.`);

/** What to tell a person who typed this value. */
export function fieldSentence(
  { code, maximum }: FieldProblem,
  field: string,
  value: unknown,
  { fieldErrors }: DeskMessages['shell'],
  own: FieldSentences,
): string {
  if (typeof value === 'string' && value.trim() === '') return fieldErrors.missing;
  const sentence = own[code] ?? own[field];
  if (sentence !== undefined) return sentence;
  if (code === 'too_big' && maximum !== undefined) return fieldErrors.tooLong(maximum);
  if (code === 'unreadableText' || code === 'invalidEmail') return fieldErrors[code];
  return fieldErrors.other;
}

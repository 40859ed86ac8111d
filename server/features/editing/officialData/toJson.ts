import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';

/** A value as JSON has it; null for one that is missing. */
export const toJson = (value: unknown) => z.json().parse(JSON.parse(JSON.stringify(value ?? null)));

/** Whether two values are the same as JSON, one of them perhaps from the database. */
export const isSameJson = (one: unknown, other: unknown) => isDeepStrictEqual(toJson(one), toJson(other));

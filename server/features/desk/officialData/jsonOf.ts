import { z } from 'zod';

/** A value as JSON has it; null for one that is missing. */
export const jsonOf = (value: unknown) => z.json().parse(value ?? null);

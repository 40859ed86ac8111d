import { z } from 'zod';
import { isReadable, isReadableLines } from '../domain/readableText.ts';

const unreadable = {
  message: 'only characters that can be read: no control or direction-changing ones',
  params: { code: 'unreadableText' },
};

/** A typed single-line text; the length limits apply after trimming. */
export const typedLine = (longest: number) =>
  z.string().trim().min(1).max(longest).refine(isReadable, unreadable);

/** A multi-line note, which may be empty. */
export const typedLines = (longest: number) => z.string().max(longest).refine(isReadableLines, unreadable);

/** The same as typedLine, but it may be empty. */
export const typedLineOrNone = (longest: number) =>
  z.string().trim().max(longest).refine(isReadable, unreadable);

import { z } from 'zod';
import { isReadable, isReadableLines } from './readableText.ts';

const unreadable = {
  message: 'only characters that can be read: no control or direction-changing ones',
  params: { code: 'unreadableText' },
};

/** One line that somebody types, within what is left of it when trimmed. */
export const typedLine = (longest: number) =>
  z.string().trim().min(1).max(longest).refine(isReadable, unreadable);

/** A note of several lines, which may be empty. */
export const typedLines = (longest: number) => z.string().max(longest).refine(isReadableLines, unreadable);

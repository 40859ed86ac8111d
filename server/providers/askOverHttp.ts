import { setTimeout as pause } from 'node:timers/promises';

/** Limit of an uncompressed response in bytes. Our providers' responses have a few thousand. */
const maxBytes = 512 * 1024;

/** The response exceeds the limit, which keeps an endless one from filling our memory. */
export class TooLongResponse extends Error {
  override readonly name = 'TooLongResponse';
}

interface TextResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** Options of a request; the signal also aborts the reading of the response. Redirects are not followed. */
interface Question extends Omit<RequestInit, 'redirect' | 'signal'> {
  readonly signal: AbortSignal;
}

/** The same response with its body as bytes. */
interface ByteResponse extends Omit<TextResponse, 'text'> {
  readonly bytes: Uint8Array;
}

/**
 * Sends a request to an outside service, and reads its response up to a limit in bytes. @throws TooLongResponse, or as
 * fetch does
 */
export async function askForBytes(address: string, question: Question, max: number): Promise<ByteResponse> {
  // A redirect could send our keys to a host that is not configured.
  const { body, headers, status } = await fetch(address, { ...question, redirect: 'manual' });
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop closes the connection.
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > max) throw new TooLongResponse();
    chunks.push(chunk);
  }
  return { status, headers, bytes: Buffer.concat(chunks) };
}

/** The same for a text, up to the usual limit. */
export async function askOnce(address: string, question: Question): Promise<TextResponse> {
  const { bytes, ...response } = await askForBytes(address, question, maxBytes);
  return { ...response, text: new TextDecoder().decode(bytes) };
}

/**
 * The same for requests that are safe to repeat: one retry after a short random pause, when the first attempt failed or
 * returned a server error and time is left.
 */
export async function askTwice(address: string, question: Question): Promise<TextResponse> {
  const first = await askOnce(address, question).catch((error: unknown) => ({ error }));
  const isWorthAnother = 'error' in first ? !(first.error instanceof TooLongResponse) : first.status >= 500;
  if (isWorthAnother) {
    const { signal } = question;
    const isInTime = await pause(100 + Math.random() * 200, true, { signal }).catch(() => false);
    if (isInTime) return askOnce(address, question);
  }
  if ('error' in first) throw first.error;
  return first;
}

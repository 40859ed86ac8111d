import { setTimeout as pause } from 'node:timers/promises';

/** Bytes of an answer that are read, unpacked; those of our providers have some thousands. */
const mostBytes = 512 * 1024;

/** The provider says more than it can have to say: an endless answer must not fill our memory. */
export class TooLongAnswer extends Error {
  override readonly name = 'TooLongAnswer';
}

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** What one asks with; the signal also ends the reading of the answer. No redirect is followed. */
interface Question extends Omit<RequestInit, 'redirect' | 'signal'> {
  readonly signal: AbortSignal;
}

/** Asks somebody outside, and reads the answer as far as it is a sensible one. @throws TooLongAnswer, or as fetch does */
export async function askOnce(address: string, question: Question): Promise<Answer> {
  // A redirect would lead to where no operator has pointed us, with our keys.
  const { body, headers, status } = await fetch(address, { ...question, redirect: 'manual' });
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop ends the connection.
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > mostBytes) throw new TooLongAnswer();
    chunks.push(chunk);
  }
  return { status, headers, text: new TextDecoder().decode(Buffer.concat(chunks)) };
}

/**
 * The same for what may be asked twice: one more try after a short pause of random length, where the first came to
 * nothing or to an error of the server's, and time is left.
 */
export async function askTwice(address: string, question: Question): Promise<Answer> {
  const first = await askOnce(address, question).catch((error: unknown) => ({ error }));
  const isWorthAnother = 'error' in first ? !(first.error instanceof TooLongAnswer) : first.status >= 500;
  if (isWorthAnother) {
    const { signal } = question;
    const isInTime = await pause(100 + Math.random() * 200, true, { signal }).catch(() => false);
    if (isInTime) return askOnce(address, question);
  }
  if ('error' in first) throw first.error;
  return first;
}

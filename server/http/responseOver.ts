import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The answers of each connection that are not over, with who waits for their end. */
const open = new WeakMap<Socket, Map<ServerResponse, (() => void)[]>>();

/**
 * Calls back once when an answer is over: taken, broken off, or gone with its connection. Node tells nothing of an answer
 * that waits behind another on a connection that ends; a connection is listened to once, however many wait on it.
 */
export function whenOver({ raw: { socket } }: FastifyRequest, { raw }: FastifyReply, over: () => void): void {
  const answers = open.get(socket) ?? new Map<ServerResponse, (() => void)[]>();
  const end = (answer: ServerResponse) => {
    const waiting = answers.get(answer) ?? [];
    answers.delete(answer);
    for (const one of waiting) one();
  };
  if (!open.has(socket)) {
    open.set(socket, answers);
    socket.once('close', () => [...answers.keys()].forEach(end));
  }
  const waiting = answers.get(raw);
  if (waiting) return void waiting.push(over);
  answers.set(raw, [over]);
  raw.once('close', () => end(raw));
}

/** How many answers of a connection are not over. */
export function openAnswers(socket: Socket): number {
  return open.get(socket)?.size ?? 0;
}

/** Whether part of an answer has gone out over a connection, so that nothing else may be written to it. */
export function isAnswering(socket: Socket): boolean {
  return [...(open.get(socket)?.keys() ?? [])].some(({ headersSent }) => headersSent);
}

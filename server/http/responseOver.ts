import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The open responses of each connection, with their listeners. */
const open = new WeakMap<Socket, Map<ServerResponse, (() => void)[]>>();

/**
 * Calls back once when a response has ended: received, aborted, or lost with its connection. Node emits no event for
 * a response queued behind another on a connection that ends; each connection gets one listener for all its
 * responses.
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

/** Number of open responses of a connection. */
export function openAnswers(socket: Socket): number {
  return open.get(socket)?.size ?? 0;
}

/** Whether part of a response was sent over a connection, so that nothing else may be written to it. */
export function isAnswering(socket: Socket): boolean {
  return [...(open.get(socket)?.keys() ?? [])].some(({ headersSent }) => headersSent);
}

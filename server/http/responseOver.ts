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
  const responses = open.get(socket) ?? new Map<ServerResponse, (() => void)[]>();
  const end = (response: ServerResponse) => {
    const waiting = responses.get(response) ?? [];
    responses.delete(response);
    for (const one of waiting) one();
  };
  if (!open.has(socket)) {
    open.set(socket, responses);
    socket.once('close', () => [...responses.keys()].forEach(end));
  }
  const waiting = responses.get(raw);
  if (waiting) return void waiting.push(over);
  responses.set(raw, [over]);
  raw.once('close', () => end(raw));
}

/** Number of open responses of a connection. */
export function openResponses(socket: Socket): number {
  return open.get(socket)?.size ?? 0;
}

/** Whether a connection is in the middle of a response, so that nothing else may be written to it. */
export function isResponding(socket: Socket): boolean {
  return [...(open.get(socket)?.keys() ?? [])].some(({ headersSent }) => headersSent);
}

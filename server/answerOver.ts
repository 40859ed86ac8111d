import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';

const openOn = new WeakMap<Socket, Map<() => void, ServerResponse>>();

/**
 * Calls back once when an answer is over: taken, broken off, or gone with its connection. Node tells nothing of an answer
 * that waits behind another on a connection that ends; a connection is listened to once, however many wait on it.
 */
export function whenOver({ raw }: FastifyRequest, reply: FastifyReply, over: () => void): void {
  const { socket } = raw;
  let open = openOn.get(socket);
  if (!open) {
    const first = new Map<() => void, ServerResponse>();
    socket.once('close', () => {
      for (const end of [...first.keys()]) end();
    });
    openOn.set(socket, first);
    open = first;
  }
  const waiting = open;
  const end = () => {
    if (waiting.delete(end)) over();
  };
  waiting.set(end, reply.raw);
  reply.raw.once('close', end);
}

/** Whether part of an answer has gone out over a connection, so that nothing else may be written to it. */
export function isAnswering(socket: Socket): boolean {
  return [...(openOn.get(socket)?.values() ?? [])].some(({ headersSent }) => headersSent);
}

import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';

const openOn = new WeakMap<Socket, Set<() => void>>();

/**
 * Calls back once when an answer is over: taken, broken off, or gone with its connection. Node tells nothing of an answer
 * that waits behind another on a connection that ends; a connection is listened to once, however many wait on it.
 */
export function whenOver({ raw }: FastifyRequest, reply: FastifyReply, over: () => void): void {
  const { socket } = raw;
  let open = openOn.get(socket);
  if (!open) {
    const first = new Set<() => void>();
    socket.once('close', () => {
      for (const end of first) end();
    });
    openOn.set(socket, first);
    open = first;
  }
  const waiting = open;
  const end = () => {
    if (waiting.delete(end)) over();
  };
  waiting.add(end);
  reply.raw.once('close', end);
}

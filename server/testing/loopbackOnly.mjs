import { appendFileSync } from 'node:fs';
import { Socket } from 'node:net';

/**
 * Preloaded by NODE_OPTIONS into each process of a test run (outsideRequests.ts): a connection that would leave the machine
 * fails, and is noted in the file that OUTSIDE_REQUESTS names. Every connection by TCP begins with this method: those of
 * fetch, http, tls, databases and mail.
 */
const allowed = new URL(import.meta.url).searchParams.getAll('allow');
const loopback = /^(localhost|.+\.localhost|127(\.\d+){3}|(::ffff:)?127(\.\d+){3}|::1|::|0\.0\.0\.0)$/i;

/** The host among the arguments of connect(), which has several signatures; none for the path of a socket. */
function connectionHost([first, second]) {
  // net.connect() passes on its own arguments as one list.
  if (Array.isArray(first)) return connectionHost(first);
  if (typeof first === 'object') return first.path ? undefined : first.host;
  return typeof second === 'string' ? second : undefined;
}

const { connect } = Socket.prototype;
Socket.prototype.connect = function (...words) {
  const host = connectionHost(words) ?? 'localhost';
  if (loopback.test(host) || allowed.includes(host)) return connect.apply(this, words);
  const { OUTSIDE_REQUESTS } = process.env;
  if (OUTSIDE_REQUESTS) appendFileSync(OUTSIDE_REQUESTS, `${host}\n`);
  process.nextTick(() => this.destroy(new Error(`A test may not connect to ${host}.`)));
  return this;
};

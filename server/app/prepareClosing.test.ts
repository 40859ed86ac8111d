import { once } from 'node:events';
import { connect } from 'node:net';
import { fastify } from 'fastify';
import { describe, it } from 'vitest';
import { serverPort } from '../platform/serverPort.ts';
import { prepareClosing } from './prepareClosing.ts';

describe('closing an application', () => {
  it('closes at once a connection that a browser opened in advance', async () => {
    const app = fastify();
    const close = prepareClosing(app);
    await app.listen({ port: 0, host: '127.0.0.1' });
    const inAdvance = connect(serverPort(app.server), '127.0.0.1');
    await Promise.all([once(app.server, 'connection'), once(inAdvance, 'connect')]);
    const closed = once(inAdvance, 'close');
    inAdvance.resume();
    await close();
    await closed;
  });
});

import { execFile } from 'node:child_process';
import { Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { takeOutsideRequests } from './outsideRequests.ts';

// An address for documentation, which no machine has (RFC 5737).
const outside = '192.0.2.1';
const message = `A test may not connect to ${outside}.`;

const failure = (socket: Socket) => new Promise<Error>((resolve) => socket.once('error', resolve));

describe('requests of a test outside loopback', () => {
  it('fail, and are known by their hosts', async () => {
    await expect(fetch(`http://${outside}/`)).rejects.toMatchObject({ cause: { message } });
    expect(await failure(new Socket().connect(5432, outside))).toMatchObject({ message });
    expect(await failure(connectTls({ host: outside, port: 443 }))).toMatchObject({ message });
    await expect(fetch('https://guide.example/')).rejects.toThrow('fetch failed');
    expect(takeOutsideRequests()).toEqual([outside, outside, outside, 'guide.example']);
    expect(takeOutsideRequests()).toEqual([]);
  });

  it('are known also from processes that the test starts', async () => {
    const program = `fetch('http://${outside}/').catch(({ cause }) => console.log(cause.message))`;
    const { stdout } = await promisify(execFile)(process.execPath, ['-e', program]);
    expect(stdout).toBe(`${message}\n`);
    expect(takeOutsideRequests()).toEqual([outside]);
  });
});

import path from 'node:path';
import { freePort } from '../server/testing/freePort.ts';
import { type Started, startCommand } from '../server/testing/startProcess.ts';
import type { PatroniCluster } from './patroni.ts';
import { writeSettings } from './servers.ts';

const defaults = [
  'defaults\n  mode tcp\n  retries 3\n  option redispatch',
  '  timeout connect 2s\n  timeout check 1s\n  timeout client 1h\n  timeout server 1h',
];

/** Closes the sessions of a server that lost its role, so that no query waits for a paused server. */
const serverOptions = 'default-server check inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions';

/** A HAProxy that a test can kill and start again. */
export class HaProxy {
  readonly #settingsFile: string;
  #process: Started;

  private constructor(settingsFile: string) {
    this.#settingsFile = settingsFile;
    this.#process = this.#run();
  }

  static async start(folder: string, sections: readonly (readonly string[])[]): Promise<HaProxy> {
    const settings = [...defaults, ...sections.map((lines) => lines.join('\n  '))].join('\n');
    const file = path.join(folder, `haproxy-${await freePort()}.cfg`);
    return new HaProxy(await writeSettings(file, `${settings}\n`));
  }

  #run(): Started {
    const variables = { PATH: `${process.env.PATH}:/usr/sbin` };
    return startCommand('haproxy', ['-db', '-f', this.#settingsFile], { variables });
  }

  async kill(): Promise<void> {
    this.#process.process.kill('SIGKILL');
    await this.#process.ended;
  }

  revive(): void {
    this.#process = this.#run();
  }
}

/** A HAProxy in front of PostgreSQL. */
export interface DatabaseProxy {
  readonly proxy: HaProxy;
  /** Ports that lead to the primary, and to any server that can be read. */
  readonly writes: number;
  readonly reads: number;
}

export async function startDatabaseProxy(folder: string, { nodes }: PatroniCluster): Promise<DatabaseProxy> {
  const [writes, reads] = [await freePort(), await freePort()];
  const listen = (name: string, port: number, check: string) => [
    `listen ${name}`,
    `bind 127.0.0.1:${port}`,
    `option httpchk OPTIONS ${check}`,
    'http-check expect status 200',
    serverOptions,
    ...nodes.map(({ name: node, port: own, restPort }) => `server ${node} 127.0.0.1:${own} port ${restPort}`),
  ];
  const proxy = await HaProxy.start(folder, [
    listen('writes', writes, '/primary'),
    // A process reads from the same server as long as that is up: two servers may have different versions of the guide.
    [...listen('reads', reads, '/read-only'), 'stick-table type ip size 1k expire 1h', 'stick on src'],
  ]);
  return { proxy, writes, reads };
}

/** Starts a HAProxy that leads to the current Redis master, and returns its port. */
export async function startRedisProxy(folder: string, ports: readonly number[]): Promise<number> {
  const port = await freePort();
  await HaProxy.start(folder, [
    [
      'listen redis',
      `bind 127.0.0.1:${port}`,
      'option tcp-check',
      'tcp-check send info\\ replication\\r\\n',
      'tcp-check expect string role:master',
      serverOptions,
      ...ports.map((own, index) => `server redis${index} 127.0.0.1:${own}`),
    ],
  ]);
  return port;
}

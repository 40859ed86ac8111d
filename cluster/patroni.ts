import path from 'node:path';
import { z } from 'zod';
import { findPostgresql } from '../server/platform/database/testing/postgresqlBinaries.ts';
import { freePort } from '../server/testing/freePort.ts';
import { type Started, startCommand } from '../server/testing/startProcess.ts';
import { waitUntil } from '../server/testing/waitUntil.ts';
import { createOwned, killMachine, signalMachine, startMachine, writeSettings } from './servers.ts';

/** Seconds; Patroni demands that `ttl` is at least `loop_wait` and twice `retry_timeout`. */
const intervals = { ttl: 10, loop_wait: 2, retry_timeout: 3 };

const names = ['one', 'two', 'three'] as const;

/** PostgreSQL and the Patroni that manages it. */
interface PatroniNode {
  readonly name: string;
  readonly port: number;
  /** Port of Patroni's health checks. */
  readonly restPort: number;
  readonly settingsFile: string;
  machine: Started;
}

const clusterSchema = z.object({
  members: z.array(z.object({ name: z.string(), role: z.string(), state: z.string() })),
});
type Member = z.infer<typeof clusterSchema>['members'][number];

/** Three PostgreSQLs under Patroni in synchronous and failsafe mode, and the etcd in which they elect their primary. */
export class PatroniCluster {
  readonly nodes: PatroniNode[] = [];
  readonly #folder: string;
  readonly #binaries: string;
  readonly #etcdPorts: readonly [number, number];
  #etcd: Started;

  private constructor(folder: string, etcdPorts: readonly [number, number]) {
    this.#folder = folder;
    this.#etcdPorts = etcdPorts;
    const source = findPostgresql({ ...process.env, TEST_POSTGRESQL: 'system' });
    if (source.kind !== 'system') throw new Error("Patroni needs Debian's package postgresql");
    this.#binaries = source.binaries;
    this.#etcd = this.#runEtcd();
  }

  static async start(folder: string): Promise<PatroniCluster> {
    const cluster = new PatroniCluster(folder, [await freePort(), await freePort()]);
    for (const name of names) cluster.nodes.push(await cluster.#createNode(name));
    await cluster.health();
    return cluster;
  }

  async #createNode(name: string): Promise<PatroniNode> {
    const [port, restPort] = [await freePort(), await freePort()];
    const folder = await createOwned(path.join(this.#folder, name));
    const settingsFile = await writeSettings(path.join(folder, 'patroni.json'), {
      scope: 'solbada',
      name,
      restapi: { listen: `127.0.0.1:${restPort}`, connect_address: `127.0.0.1:${restPort}` },
      etcd3: { hosts: [`127.0.0.1:${this.#etcdPorts[0]}`] },
      bootstrap: {
        dcs: {
          ...intervals,
          synchronous_mode: true,
          failsafe_mode: true,
          postgresql: {
            use_pg_rewind: true,
            // Without fsync, killed processes lose nothing that they have written; only a power cut would lose data.
            parameters: { shared_buffers: '32MB', fsync: 'off', wal_keep_size: '512MB' },
          },
        },
        initdb: ['data-checksums', { encoding: 'UTF8' }, { locale: 'C.UTF-8' }],
      },
      postgresql: {
        listen: `127.0.0.1:${port}`,
        connect_address: `127.0.0.1:${port}`,
        data_dir: path.join(folder, 'data'),
        bin_dir: this.#binaries,
        pgpass: path.join(folder, 'pgpass'),
        pg_hba: ['host all all 127.0.0.1/32 trust', 'host replication all 127.0.0.1/32 trust'],
        authentication: { superuser: { username: 'postgres' }, replication: { username: 'replicator' } },
        parameters: { unix_socket_directories: folder },
      },
    });
    return { name, port, restPort, settingsFile, machine: runPatroni(settingsFile) };
  }

  /** The primary, according to the first node that responds. */
  async primary(): Promise<PatroniNode> {
    const members = await this.#members();
    const leader = members.find(({ role }) => role === 'leader');
    const node = this.nodes.find(({ name }) => name === leader?.name);
    if (!node) throw new Error(`There is no primary: ${JSON.stringify(members)}`);
    return node;
  }

  /** Resolves when there is a primary, a synchronous standby and a further one, all of them running. */
  async health(): Promise<void> {
    let last: readonly Member[] = [];
    await waitUntil(
      'a healthy cluster',
      async () => {
        last = await this.#members();
        const running = last.filter(({ state }) => ['running', 'streaming'].includes(state));
        const roles = running.map(({ role }) => role).sort();
        return roles.join() === 'leader,replica,sync_standby';
      },
      {
        timeout: 90_000,
        interval: 200,
        details: () =>
          `It has ${JSON.stringify(last)}. ${this.nodes.map(({ machine }) => machine.err().slice(-1_500)).join('\n')}`,
      },
    );
  }

  async #members(): Promise<readonly Member[]> {
    for (const { restPort } of this.nodes) {
      try {
        const response = await fetch(`http://127.0.0.1:${restPort}/cluster`, {
          signal: AbortSignal.timeout(1_000),
        });
        return clusterSchema.parse(await response.json()).members;
      } catch {
        // It is down, paused or starting.
      }
    }
    return [];
  }

  /** Kills the primary and its Patroni at once. */
  async killPrimary(): Promise<PatroniNode> {
    const node = await this.primary();
    await killMachine(node.machine);
    return node;
  }

  /** Starts a node that was killed, over the same data. */
  revive(node: PatroniNode): void {
    node.machine = runPatroni(node.settingsFile);
  }

  async killEtcd(): Promise<void> {
    this.#etcd.process.kill('SIGKILL');
    await this.#etcd.ended;
  }

  startEtcd(): void {
    this.#etcd = this.#runEtcd();
  }

  #runEtcd(): Started {
    const [client, peer] = this.#etcdPorts.map((port) => `http://127.0.0.1:${port}`);
    const words = {
      'data-dir': path.join(this.#folder, 'etcd'),
      'listen-client-urls': client,
      'advertise-client-urls': client,
      'listen-peer-urls': peer,
      'initial-advertise-peer-urls': peer,
      'initial-cluster': `default=${peer}`,
    };
    return startCommand(
      'etcd',
      Object.entries(words).map(([name, value]) => `--${name}=${value}`),
    );
  }

  /** Hands the primary's role to the synchronous standby, as an operator does before maintenance. */
  async switchOver(): Promise<void> {
    const { name, settingsFile } = await this.primary();
    const standby = (await this.#members()).find(({ role }) => role === 'sync_standby');
    const words = ['-c', settingsFile, 'switchover', '--leader', name, '--candidate', standby?.name ?? ''];
    const command = startCommand('patronictl', [...words, '--force'], { variables: { LC_ALL: 'C.UTF-8' } });
    if ((await command.ended) !== 0) throw new Error(`${command.out()}${command.err()}`);
  }

  signal(node: PatroniNode, signal: 'SIGSTOP' | 'SIGCONT'): void {
    signalMachine(node.machine, signal);
  }

  async dispose(): Promise<void> {
    await Promise.all(this.nodes.map(({ machine }) => killMachine(machine)));
    await this.killEtcd();
  }
}

const runPatroni = (settingsFile: string) => startMachine('patroni', [settingsFile]);

import { killRunning, type Started, serverAddress, start } from './startProcess.ts';
import { testSecret } from './testSecret.ts';
import { waitUntil } from './waitUntil.ts';

/** One of two processes over the same database, which may be dead at the moment. */
interface Life {
  started: Started;
  origin: string;
}

export interface PairResponse {
  readonly status: number;
  readonly content: unknown;
}

/** Two processes of the product over one database on PostgreSQL, either of which can be killed under load. */
export function createProcessPair(url: () => string) {
  const lives: Life[] = [];
  async function run(): Promise<Life> {
    const started = start({ DATABASE_URL: url(), SESSION_SECRET: testSecret, RATE_LIMITS: 'off' });
    return { started, origin: await serverAddress(started) };
  }
  return {
    async begin(): Promise<void> {
      lives.push(await run(), await run());
    },

    /** Sends a request to either process, and repeats it if a kill interrupts it. */
    request(address: string, init: RequestInit): Promise<PairResponse> {
      return waitUntil(
        `an answer to ${address}`,
        async () => {
          const { origin } = lives[Math.floor(Math.random() * lives.length)] ?? { origin: '' };
          try {
            const response = await fetch(`${origin}${address}`, init);
            const content: unknown = await response.json();
            return response.status >= 500 ? null : { status: response.status, content };
          } catch {
            return null;
          }
        },
        { timeout: 90_000, interval: 50 },
      );
    },

    /** Kills one of the two processes, the first one for even numbers, and starts another in its place. */
    async kill(number: number): Promise<void> {
      const index = number % lives.length;
      lives[index]?.started.process.kill('SIGKILL');
      await lives[index]?.started.ended;
      lives[index] = await run();
    },

    close: () => killRunning(),
  };
}

import path from 'node:path';
import { pino } from 'pino';
import { createTourReports } from '../features/desk/orders/tourReports.ts';
import { createTourPorts } from '../features/desk/tours/tourPorts.ts';
import { openTickets } from '../features/orders/openTickets.ts';
import { noLimits } from '../http/limits/rateLimits.ts';
import { tellError } from '../http/requestLog.ts';
import { createOutbox } from '../mail/outbox.ts';
import { openPictures } from '../media/pictures/pictures.ts';
import { type OrderCommand, readCommand } from '../operator/command.ts';
import { askRunningProcess } from '../operator/operatorSocket.ts';
import { createOrderCommands } from '../operator/orderCommands.ts';
import { systemClock } from '../platform/clock.ts';
import { openDatabase } from '../platform/database/open.ts';
import { createJobErrors } from '../platform/jobs/jobErrors.ts';
import { createSeal } from '../platform/secrets/seal.ts';
import { readSecrets } from '../platform/secrets/secrets.ts';
import { createTossPayments } from '../providers/toss.ts';
import { readConfiguration } from './configuration.ts';
import { root } from './product.ts';
import { runCommand } from './runCommand.ts';

/** Runs a command on the database alone, where no process runs. */
async function operateAlone(
  command: OrderCommand,
  configuration: ReturnType<typeof readConfiguration>,
): Promise<string> {
  const log = (line: string) => void process.stderr.write(`${line}\n`);
  const { databaseUrl, dataDir, toss } = configuration;
  const database = await openDatabase({ databaseUrl, dataDir, clock: systemClock, log });
  try {
    const secrets = await readSecrets(configuration);
    const outbox = createOutbox({
      database,
      clock: systemClock,
      seal: createSeal(...secrets.mails),
      onPosted: () => undefined,
    });
    const tickets = openTickets({
      database,
      clock: systemClock,
      outbox,
      secrets,
      log,
      jobErrors: createJobErrors({
        log: pino({ serializers: { err: tellError } }, pino.destination(2)),
        count: () => undefined,
      }),
      limits: noLimits,
      pictures: await openPictures(path.join(root, 'content/pictures'), path.join(root, 'dist/pictures')),
      // The sandbox lives in a running process: without one the refund stays pending.
      payments: createTossPayments({
        apiUrl: () => toss?.apiUrl ?? 'http://127.0.0.1:9',
        secretKey: toss?.secretKey ?? '',
        foreignSecretKey: toss?.foreignSecretKey,
        assertOutsideTransaction: (what) => database.assertOutsideTransaction(what),
      }),
      paymentPage: { clientKey: '', scriptUrl: '', methods: [] },
      tourPorts: createTourPorts({ database, clock: systemClock, outbox, secrets }),
      reports: createTourReports({ database, clock: systemClock }),
    });
    try {
      return await createOrderCommands({ database, clock: systemClock, ...tickets })(command);
    } finally {
      await tickets.close();
    }
  } finally {
    await database.close();
  }
}

await runCommand(async () => {
  const command = readCommand(process.argv.slice(2));
  const configuration = readConfiguration(process.env);
  return (
    (await askRunningProcess(configuration.dataDir, command)) ?? (await operateAlone(command, configuration))
  );
});

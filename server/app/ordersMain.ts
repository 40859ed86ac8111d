import path from 'node:path';
import { pino } from 'pino';
import { specTerms } from '../../domain/tickets/saleTerms.ts';
import { createDeskEvents } from '../desk/deskEvents.ts';
import { readDeparturesOnce } from '../desk/settings/departures.ts';
import { createCars } from '../features/capacity/cars.ts';
import { readCompanyOnce } from '../features/company/companySource.ts';
import { openTickets } from '../features/orders/openTickets.ts';
import { offeredPasses, readPassKeys } from '../features/orders/passes/passKeys.ts';
import { createTourPorts } from '../features/tours/tourPorts.ts';
import { createTourReports } from '../features/tours/tourReports.ts';
import { noLimits } from '../http/limits/rateLimits.ts';
import { errorFields } from '../http/requestLog.ts';
import { createOutbox } from '../mail/outbox.ts';
import { createTicketPasses } from '../mail/ticketPasses.ts';
import { openPictures } from '../media/pictures/pictures.ts';
import { readCommand } from '../operator/command.ts';
import { createOrderCommands } from '../operator/orderCommands.ts';
import { systemClock } from '../platform/clock.ts';
import { createJobErrors } from '../platform/jobs/jobErrors.ts';
import { createSeal } from '../platform/secrets/seal.ts';
import { readSecrets } from '../platform/secrets/secrets.ts';
import { createTossPayments } from '../providers/toss.ts';
import { deskAddress, settingsNeededToSell } from './configuration.ts';
import { root } from './root.ts';
import { runOperatorCommand } from './runCommand.ts';

await runOperatorCommand(readCommand, async (command, database, configuration) => {
  const log = (line: string) => void process.stderr.write(`${line}\n`);
  const { toss } = configuration;
  const secrets = await readSecrets(configuration);
  const outbox = createOutbox({
    database,
    clock: systemClock,
    seal: createSeal(...secrets.mails),
    onPosted: () => undefined,
  });
  const departures = await readDeparturesOnce(database, systemClock);
  const company = await readCompanyOnce({ database, clock: systemClock }, configuration.company);
  const deskEvents = createDeskEvents({
    ...{ database, clock: systemClock, outbox },
    deskOrigin: deskAddress(configuration),
  });
  const passes = createTicketPasses(
    secrets,
    offeredPasses(await readPassKeys(configuration.passes, { clock: systemClock, log })),
  );
  const tickets = openTickets({
    passes,
    database,
    clock: systemClock,
    outbox,
    secrets,
    log,
    jobErrors: createJobErrors({
      log: pino({ serializers: { err: errorFields } }, pino.destination(2)),
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
    deskEvents,
    tourPorts: createTourPorts({
      database,
      clock: systemClock,
      outbox,
      secrets,
      passes,
      deskEvents,
      departures,
    }),
    reports: createTourReports({ database, clock: systemClock, deskEvents }),
    cars: createCars({
      database,
      clock: systemClock,
      neededSettings: () => settingsNeededToSell(configuration, company),
    }),
    companyPhone: () => company.phone,
    // Commands sell nothing, so the terms don't matter.
    readSaleTerms: () => ({ terms: specTerms, since: null }),
    departures,
  });
  try {
    return await createOrderCommands({ database, clock: systemClock, ...tickets })(command);
  } finally {
    await tickets.close();
  }
});

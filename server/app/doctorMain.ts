import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { effectiveFields, readStoredCompany } from '../features/company/companySource.ts';
import { describeCompany } from '../features/company/describeCompany.ts';
import { readBackup } from '../operator/backup.ts';
import { OperatorError } from '../operator/command.ts';
import { checkAddress } from '../operator/doctor/checkAddress.ts';
import { checkBackups } from '../operator/doctor/checkBackups.ts';
import { checkCompany } from '../operator/doctor/checkCompany.ts';
import { checkMachine } from '../operator/doctor/checkMachine.ts';
import { checkMail, checkPayments } from '../operator/doctor/checkProviders.ts';
import { checkSettings } from '../operator/doctor/checkSettings.ts';
import { checkStaff, countStaff, staffCountsSchema } from '../operator/doctor/checkStaff.ts';
import { type Finding, missing } from '../operator/doctor/finding.ts';
import { askRunningProcess } from '../operator/operatorSocket.ts';
import { systemClock } from '../platform/clock.ts';
import { ConfigurationError } from '../platform/configurationError.ts';
import { createTossPayments } from '../providers/toss.ts';
import { type Configuration, readConfiguration } from './configuration.ts';
import { runCommand, withDatabase } from './runCommand.ts';

const usage = 'npm run doctor [-- --backups FOLDER]   says what a live product still needs (docs/go-live.md)';

function readOptions(words: string[]): { backups?: string } {
  try {
    return parseArgs({ args: words, options: { backups: { type: 'string' } } }).values;
  } catch (error) {
    throw new OperatorError(`${error instanceof Error ? error.message : error}\n${usage}`);
  }
}

async function checkCurrentStaff(configuration: Configuration): Promise<Finding[]> {
  const said = await askRunningProcess(configuration.dataDir, { command: 'countStaff' });
  return checkStaff(
    said === null ? await withDatabase(configuration, countStaff) : staffCountsSchema.parse(JSON.parse(said)),
  );
}

/** Checks the company's data: the desk's settings, which override the environment's. */
async function checkCurrentCompany(configuration: Configuration): Promise<Finding> {
  const said = await askRunningProcess(configuration.dataDir, { command: 'readCompany' });
  const stored =
    said === null
      ? await withDatabase(configuration, (database) => readStoredCompany(database, systemClock))
      : JSON.parse(said);
  return checkCompany(describeCompany(effectiveFields(stored, configuration.company)));
}

async function examine(configuration: Configuration, backups: string | undefined): Promise<Finding[]> {
  const { dataDir, publicOrigin, deskOrigin, mail, toss } = configuration;
  const restore = (file: string, folder: string) =>
    withDatabase({ databaseUrl: undefined, dataDir: folder }, (database) => readBackup(database, file));
  const payments =
    toss &&
    createTossPayments({
      apiUrl: () => toss.apiUrl,
      secretKey: toss.secretKey,
      assertOutsideTransaction: () => undefined,
    });
  return [
    ...(await checkMachine(existsSync(dataDir) ? dataDir : '.')),
    ...checkSettings(configuration),
    await checkCurrentCompany(configuration),
    ...(publicOrigin ? await checkAddress(publicOrigin) : []),
    ...(deskOrigin ? await checkAddress(deskOrigin) : []),
    ...(mail.smtpUrl ? [await checkMail(mail.smtpUrl)] : []),
    ...(payments ? [await checkPayments(payments)] : []),
    ...(await checkCurrentStaff(configuration)),
    ...(await checkBackups(backups && path.resolve(backups), { restore, now: systemClock.now() })),
  ];
}

const labels = { ok: 'ok      ', advice: 'advice  ', missing: 'MISSING ' } as const;

await runCommand(async () => {
  const { backups } = readOptions(process.argv.slice(2));
  let findings: Finding[];
  try {
    findings = await examine(readConfiguration(process.env), backups);
  } catch (error) {
    // The product would refuse to start with these settings, so there is nothing else to check.
    if (!(error instanceof ConfigurationError)) throw error;
    findings = [missing(error.message)];
  }
  const count = findings.filter(({ state }) => state === 'missing').length;
  if (count > 0) process.exitCode = 1;
  return [
    ...findings.map(({ state, sentence }) => `${labels[state]}${sentence}`),
    count === 0 ? 'Nothing is missing.' : `Missing: ${count}. docs/go-live.md says how to get each.`,
  ].join('\n');
});

import path from 'node:path';
import { readContentGuide } from '../guide/contentGuide.ts';
import { exportGuide } from '../guide/exportGuide.ts';
import { copyDatabase, readBackup, writeBackup } from '../operator/backup.ts';
import { OperatorError } from '../operator/command.ts';
import { type DataCommand, readDataCommand } from '../operator/dataCommand.ts';
import { writeGuideFolder } from '../operator/guideFolder.ts';
import { askRunningProcess } from '../operator/operatorSocket.ts';
import { type DataPlace, readDataPlace } from './configuration.ts';
import { root } from './root.ts';
import { runCommand, withDatabase } from './runCommand.ts';

async function backUp(place: DataPlace, file: string): Promise<string> {
  const whole = path.resolve(file);
  const said = await askRunningProcess(place.dataDir, { command: 'backup', file: whole });
  if (said !== null) return said;
  return `${await withDatabase(place, (database) => writeBackup(database, whole))} rows are in ${whole}.`;
}

async function writeGuide({ dataDir, ...place }: DataPlace, folder: string): Promise<string> {
  const whole = path.resolve(folder);
  const said = await askRunningProcess(dataDir, { command: 'exportGuide', folder: whole });
  if (said !== null) return said;
  const content = path.join(root, 'content');
  const contentGuide = await readContentGuide(content);
  return withDatabase({ dataDir, ...place }, (database) =>
    writeGuideFolder((into) => exportGuide({ database, contentGuide, content }, into), whole),
  );
}

async function move({ databaseUrl, dataDir }: DataPlace): Promise<string> {
  if (databaseUrl === undefined)
    throw new OperatorError('move needs DATABASE_URL, the PostgreSQL to move to.');
  const rows = await withDatabase({ databaseUrl: undefined, dataDir }, (from) =>
    withDatabase({ databaseUrl, dataDir }, (to) => copyDatabase(from, to)),
  );
  return `${rows} rows are in PostgreSQL. Start with DATABASE_URL from now on, and keep ${path.join(dataDir, 'session-secret')} or set SESSION_SECRET to what it holds.`;
}

function run(command: DataCommand, place: DataPlace): Promise<string> {
  switch (command.command) {
    case 'backup':
      return backUp(place, command.file);
    case 'exportGuide':
      return writeGuide(place, command.folder);
    case 'restore':
      return withDatabase(place, async (database) => {
        const rows = await readBackup(database, command.file);
        return `${rows} rows were read from ${path.resolve(command.file)}. All sessions, reset links and codes in it are ended: everybody signs in again.`;
      });
    case 'move':
      return move(place);
    case 'migrate':
      // Opening a database runs the migrations.
      return withDatabase(place, async () => 'The database has all tables of this release.');
  }
}

await runCommand(() => run(readDataCommand(process.argv.slice(2)), readDataPlace(process.env)));

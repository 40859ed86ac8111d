import { parseArgs } from 'node:util';
import { OperatorError } from './command.ts';

/** Commands on the whole data. */
export type DataCommand =
  | { readonly command: 'backup' | 'restore'; readonly file: string }
  | { readonly command: 'exportGuide'; readonly folder: string }
  | { readonly command: 'move' | 'migrate' };

const usage = `npm run data -- COMMAND
  backup FILE           writes everything into a new compressed file; beside a running process or without one
  restore FILE          reads a backup into the empty database that DATABASE_URL or DATA_DIR names, and ends all sessions
  move                  copies the embedded database of DATA_DIR into the empty PostgreSQL of DATABASE_URL
  migrate               makes the tables of this release, for a product whose own role may not
  export-guide FOLDER   writes the guide as visitors see it into a new folder, as the files of content/`;

/** Parses a command line. @throws OperatorError with the fault */
export function readDataCommand(words: readonly string[]): DataCommand {
  let positionals: string[];
  try {
    ({ positionals } = parseArgs({ args: [...words], allowPositionals: true, options: {} }));
  } catch (error) {
    throw new OperatorError(`${error instanceof Error ? error.message : error}\n${usage}`);
  }
  const [command, file, ...rest] = positionals;
  if ((command === 'move' || command === 'migrate') && file === undefined) return { command };
  if ((command === 'backup' || command === 'restore') && rest.length === 0) {
    if (file === undefined) throw new OperatorError(`${command} needs the name of a file.\n${usage}`);
    return { command, file };
  }
  if (command === 'export-guide' && rest.length === 0) {
    if (file === undefined) throw new OperatorError(`export-guide needs the name of a folder.\n${usage}`);
    return { command: 'exportGuide', folder: file };
  }
  throw new OperatorError(`command is one of backup, restore, move, migrate, export-guide.\n${usage}`);
}

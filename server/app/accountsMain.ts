import { readAccountCommand } from '../operator/accountCommand.ts';
import { createAccountCommands } from '../operator/accountCommands.ts';
import { systemClock } from '../platform/clock.ts';
import { runOperatorCommand } from './runCommand.ts';

await runOperatorCommand(readAccountCommand, (command, database) =>
  createAccountCommands({ database, clock: systemClock })(command),
);

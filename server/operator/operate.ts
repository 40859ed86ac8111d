import { writeBackup } from './backup.ts';
import type { Operate } from './operatorSocket.ts';
import { createOrderCommands, type OrderCommandParts } from './orderCommands.ts';

/** The operator's commands of a running process. */
export function createOperate(parts: OrderCommandParts): Operate {
  const operateOrders = createOrderCommands(parts);
  return async (command) => {
    if (command.command !== 'backup') return operateOrders(command);
    return `${await writeBackup(parts.database, command.file)} rows are in ${command.file}.`;
  };
}

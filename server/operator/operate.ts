import { createAccountCommands } from './accountCommands.ts';
import { writeBackup } from './backup.ts';
import { createDeskCommands, type DeskCommandParts } from './deskCommands.ts';
import { type WriteGuide, writeGuideFolder } from './guideFolder.ts';
import type { Operate } from './operatorSocket.ts';
import { createOrderCommands, type OrderCommandParts } from './orderCommands.ts';

/** The operator's commands of a running process. */
export function createOperate(
  parts: OrderCommandParts & DeskCommandParts & { readonly writeGuide: WriteGuide },
): Operate {
  const operateOrders = createOrderCommands(parts);
  const operateDesk = createDeskCommands(parts);
  const operateAccounts = createAccountCommands(parts);
  return async (command) => {
    switch (command.command) {
      case 'backup':
        return `${await writeBackup(parts.database, command.file)} rows are in ${command.file}.`;
      case 'exportGuide':
        return writeGuideFolder(parts.writeGuide, command.folder);
      case 'inviteStaff':
      case 'recoverStaff':
      case 'listStaff':
        return operateDesk(command);
      case 'showAccount':
      case 'endAccountSessions':
        return operateAccounts(command);
      default:
        return operateOrders(command);
    }
  };
}

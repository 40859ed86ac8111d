import { readStoredCompany } from '../features/company/companySource.ts';
import { createAccountCommands } from './accountCommands.ts';
import { writeBackup } from './backup.ts';
import { createDeskCommands, type DeskCommandDeps } from './deskCommands.ts';
import { countStaff } from './doctor/checkStaff.ts';
import { type WriteGuide, writeGuideFolder } from './guideFolder.ts';
import type { Operate } from './operatorSocket.ts';
import { createOrderCommands, type OrderCommandDeps } from './orderCommands.ts';

/** The operator's commands of a running process. */
export function createOperate(
  deps: OrderCommandDeps & DeskCommandDeps & { readonly writeGuide: WriteGuide },
): Operate {
  const operateOrders = createOrderCommands(deps);
  const operateDesk = createDeskCommands(deps);
  const operateAccounts = createAccountCommands(deps);
  return async (command) => {
    switch (command.command) {
      case 'backup':
        return `${await writeBackup(deps.database, command.file)} rows are in ${command.file}.`;
      case 'countStaff':
        return JSON.stringify(await countStaff(deps.database));
      case 'readCompany':
        return JSON.stringify(await readStoredCompany(deps.database, deps.clock));
      case 'exportGuide':
        return writeGuideFolder(deps.writeGuide, command.folder);
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

import type { Messages } from '../../messages/messages.ts';

/** The date of a check (yyyy-mm or yyyy-mm-dd) as a sentence, such as "Checked in October 2026". */
export function checkedInWords(on: string, isOld: boolean, messages: Messages['place']['checked']): string {
  const [year = 0, month = 0, day] = on.split('-').map(Number);
  const checked = messages.on({ year, month, day });
  return isOld ? messages.overAYearAgo(checked) : checked;
}

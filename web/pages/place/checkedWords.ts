import type { Messages } from '../../messages/messages.ts';

/** The date of a check (yyyy-mm or yyyy-mm-dd) as a sentence, such as "Checked in October 2026". */
export function checkedInWords(
  on: string | null,
  isOld: boolean,
  words: Messages['place']['checked'],
): string {
  if (on === null) return words.undated;
  const [year = 0, month = 0, day] = on.split('-').map(Number);
  const checked = words.on({ year, month, day });
  return isOld ? words.overAYearAgo(checked) : checked;
}

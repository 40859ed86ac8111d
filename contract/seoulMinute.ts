const minuteForm = /^(\d{4})-(\d{2})-(\d{2})T([01]\d|2[0-3]):[0-5]\d$/;

/** Whether a text is an existing minute such as 2026-11-21T14:05. */
export function isSeoulMinute(text: string): boolean {
  const [, year, month, day] = minuteForm.exec(text) ?? [];
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
}

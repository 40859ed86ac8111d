/** Minutes since midnight on a clock of 24 hours: 15:30. */
export function clock(time: number): string {
  const twoDigits = (part: number) => String(part).padStart(2, '0');
  return `${twoDigits(Math.floor(time / 60))}:${twoDigits(time % 60)}`;
}

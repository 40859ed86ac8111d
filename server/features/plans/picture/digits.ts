/** The ten digits as strokes in a box of 10 by 16: a picture must not depend on the fonts of the machine. */
const strokes = [
  'M5 0C8 0 10 3.4 10 8S8 16 5 16 0 12.6 0 8 2 0 5 0Z',
  'M1.6 3.6 6 0V16',
  'M.5 4.2C.5 1.6 2.4 0 5 0 7.7 0 9.5 1.7 9.5 4.2 9.5 8 3 11 .5 16H10',
  'M.6 2.6C1.4 1 3 0 5 0 7.6 0 9.3 1.5 9.3 3.8S7.4 7.5 4.5 7.5C7.8 7.5 9.8 9.1 9.8 11.7 9.8 14.3 7.7 16 5 16 2.7 16 1 14.9.2 13',
  'M7.6 16V0L0 11.4H10',
  'M9 0H2L1.2 7.1C2.2 6.3 3.5 5.9 4.8 5.9 7.8 5.9 9.8 8 9.8 10.9 9.8 13.9 7.7 16 4.8 16 2.7 16 1.1 15.1.2 13.4',
  'M8.8 1.4C7.8.5 6.7 0 5.4 0 2 0 .2 3.3.2 8.6.2 13.3 2 16 5.1 16 8 16 9.8 13.9 9.8 11.2 9.8 8.4 7.9 6.5 5.2 6.5 2.7 6.5.7 8.3.3 10.6',
  'M0 0H10L3.8 16',
  'M5 7.4C2.4 7.4.8 5.9.8 3.7S2.5 0 5 0 9.2 1.5 9.2 3.7 7.6 7.4 5 7.4C2 7.4 0 9.1 0 11.7S2 16 5 16 10 14.3 10 11.7 8 7.4 5 7.4Z',
  'M1.2 14.6C2.2 15.5 3.3 16 4.6 16 8 16 9.8 12.7 9.8 7.4 9.8 2.7 8 0 4.9 0 2 0 .2 2.1.2 4.8.2 7.6 2.1 9.5 4.8 9.5 7.3 9.5 9.3 7.7 9.7 5.4',
] as const;

const width = 10;
const height = 16;
const gap = 5;

/** A whole number in white, centred at (x, y), with digits of height `size`. */
export function numberAt(value: number, x: number, y: number, size: number): string {
  const digits = [...String(value)].map((digit) => strokes[Number(digit)] ?? '');
  const scale = size / height;
  const whole = digits.length * width + (digits.length - 1) * gap;
  const paths = digits.map(
    (path, index) => `<path transform="translate(${index * (width + gap)})" d="${path}"/>`,
  );
  return `<g transform="translate(${x - (whole * scale) / 2} ${y - size / 2}) scale(${scale})" fill="none" stroke="#fff" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round">${paths.join('')}</g>`;
}

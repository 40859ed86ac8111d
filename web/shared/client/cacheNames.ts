/**
 * The caches of this device. The program's files are stored by their addresses, which contain a hash; the guide's parts
 * and pictures likewise. Only the last one holds personal data.
 */
export const cacheNames = {
  program: 'solbada-program',
  guide: 'solbada-guide',
  opened: 'solbada-opened',
} as const;

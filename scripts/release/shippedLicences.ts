import { z } from 'zod';

/** Licences under which packages may be shipped. LGPL and MPL are for libraries that we use as they are. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
]);

/** Packages whose package.json names no licence, with the one of their LICENSE file. */
const readByHand: Readonly<Record<string, string>> = { 'suncalc@2.0.2': 'BSD-2-Clause' };

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      license: z.string().optional(),
      dev: z.boolean().optional(),
      link: z.boolean().optional(),
    }),
  ),
});

/** Whether an SPDX expression offers a choice whose licences are all allowed. */
function isAllowed(licence: string): boolean {
  const choices = licence.replaceAll(/[()]/g, '').split(' OR ');
  return choices.some((choice) => choice.split(' AND ').every((one) => allowed.has(one)));
}

/**
 * The packages of package-lock.json that are shipped, one a line with its licence.
 * @throws Error that names the packages without an allowed licence
 */
export function shippedLicences(lock: string): string {
  const { packages } = lockSchema.parse(JSON.parse(lock));
  const lines = new Map<string, string>();
  for (const [folder, { version, license, dev, link }] of Object.entries(packages)) {
    if (!folder.startsWith('node_modules/') || dev || link) continue;
    const name = `${folder.replace(/^.*node_modules\//, '')}@${version}`;
    lines.set(name, license ?? readByHand[name] ?? 'none');
  }
  const faults = [...lines].filter(([, licence]) => !isAllowed(licence));
  if (faults.length > 0) {
    const names = faults.map(([name, licence]) => `${name} (${licence})`).join(', ');
    throw new Error(`No allowed licence: ${names}. See scripts/release/shippedLicences.ts.`);
  }
  return [...lines]
    .map(([name, licence]) => `${name} ${licence}\n`)
    .sort()
    .join('');
}

import { writeFileSync } from 'node:fs';
import { simplifiedForms } from './hanTables.ts';

const variants = new Map<string, string>();
for (const [character, form] of simplifiedForms()) variants.set(form, (variants.get(form) ?? '') + character);
const groups = [...variants].map(([form, others]) => form + others).sort();

const lines = [''];
for (const group of groups) {
  const line = lines.at(-1) ?? '';
  // Each character is two columns wide.
  if (line.length + group.length > 52) lines.push(group);
  else lines[lines.length - 1] = line === '' ? group : `${line} ${group}`;
}
writeFileSync(
  'domain/search/hanVariants.ts',
  `/**
 * Han characters that a search treats as one: the Simplified form, then its Traditional and Japanese forms. Written by
 * scripts/content/writeHanVariants.ts from the tables of OpenCC (Apache License 2.0).
 */
const groups = \`
${lines.join('\n')}
\`;

/** The Simplified form of a Traditional or Japanese character. */
export const simplifiedForm: ReadonlyMap<string, string> = new Map(
  groups
    .trim()
    .split(/\\s/)
    .flatMap((group) => {
      const [form = '', ...others] = group;
      return others.map((other) => [other, form] as const);
    }),
);
`,
);

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

/** Every file under version control, and new ones. */
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root })
  .toString()
  .split('\n')
  .filter((file) => file !== '' && existsSync(path.join(root, file)));
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const pages = files.filter((file) => file.endsWith('.md'));

/** The anchors of a page as GitHub makes them: from headings, numbered if they repeat, and from ids in HTML. */
function anchors(markdown: string): Set<string> {
  const found = new Set<string>();
  const uses = new Map<string, number>();
  const text = markdown.replaceAll(/^```[\s\S]*?^```/gm, '');
  for (const [, heading = ''] of text.matchAll(/^#{1,6} +(.+?) *#*$/gm)) {
    const slug = heading
      .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\p{M}_\- ]/gu, '')
      .replaceAll(' ', '-');
    const used = uses.get(slug) ?? 0;
    uses.set(slug, used + 1);
    found.add(used === 0 ? slug : `${slug}-${used}`);
  }
  for (const [, id = ''] of text.matchAll(/<a (?:id|name)="([^"]+)"/g)) found.add(id);
  return found;
}

/** Why a reference leads nowhere; null if it leads somewhere. */
function fault(target: string, from: string): string | null {
  const [file = '', anchor] = target.split('#');
  const page = file === '' ? from : file;
  if (!existsSync(path.join(root, page))) return `${from}: ${target}: there is no such file`;
  if (anchor === undefined || !page.endsWith('.md')) return null;
  return anchors(read(page)).has(anchor) ? null : `${from}: ${target}: there is no such heading`;
}

describe('links in documents and comments', () => {
  it('lead from page to page and heading', () => {
    const faults = pages.flatMap((page) =>
      [
        ...read(page)
          .replaceAll(/^```[\s\S]*?^```/gm, '')
          .matchAll(/\]\((?!https?:|mailto:|\/)([^)\s]+)\)/g),
      ].map(([, link = '']) => {
        const [file = '', anchor] = decodeURI(link).split('#');
        const target = file === '' ? page : path.join(path.dirname(page), file);
        return fault(anchor === undefined ? target : `${target}#${anchor}`, page);
      }),
    );
    expect(faults.filter((one) => one !== null)).toEqual([]);
  });

  it('lead from a comment, a setting or an alarm to a page and heading', () => {
    const sources = files.filter(
      (file) => /\.(ts|tsx|mjs|css|sql|ya?ml|json|example)$/.test(file) && !file.startsWith('content/'),
    );
    const faults = sources.flatMap((file) =>
      [...read(file).matchAll(/(?<![\w/.-])docs\/[\w/-]+\.md(?:#[\w-]+)?/g)].map(([target]) =>
        fault(target, file),
      ),
    );
    expect(faults.filter((one) => one !== null)).toEqual([]);
  });

  it('would notice a page or a heading that is gone', () => {
    expect(fault('none.md', 'README.md')).toMatch('no such file');
    expect(fault('README.md#nothing', 'README.md')).toMatch('no such heading');
    expect(anchors('# A `b`, c\n## Same\n## Same\n')).toEqual(new Set(['a-b-c', 'same', 'same-1']));
  });
});

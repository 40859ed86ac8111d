import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';

const folder = mkdtempSync(path.join(tmpdir(), 'solbada-drafts-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const at = (file: string) => path.join(folder, 'content', file);
const draft = (...options: string[]) =>
  execFileSync(process.execPath, [path.resolve('scripts/content/draftTraditional.ts'), ...options], {
    cwd: folder,
    encoding: 'utf8',
  });
const place = () => readFileSync(at('places/1.json'), 'utf8');
const replaceInPlace = (from: string, to: string) =>
  writeFileSync(at('places/1.json'), place().replace(from, to));

it('drafts texts again when their source changes, except those that an editor has changed', () => {
  for (const name of ['places', 'pictures', 'map', 'documents', 'terms'])
    mkdirSync(at(name), { recursive: true });
  writeFileSync(at('terms/tw-drafts.json'), '[]\n');
  writeFileSync(at('themes.json'), '[{ "name": { "cn": "酒店", "ja": "ホテル" } }]\n');
  writeFileSync(at('documents/terms_cn.md'), '# 条款\n');
  writeFileSync(
    at('places/1.json'),
    '{\n  "name": {\n    "cn": "镜浦湖",\n    "ja": "鏡浦湖"\n  },\n  "summary": {\n    "cn": "骑车环湖"\n  }\n}\n',
  );

  draft();
  expect(JSON.parse(place())).toEqual({
    name: { cn: '镜浦湖', tw: '鏡浦湖', ja: '鏡浦湖' },
    summary: { cn: '骑车环湖', tw: '騎車環湖' },
  });
  expect(place()).toContain('\n    "cn": "镜浦湖",\n    "tw": "鏡浦湖",\n    "ja"');
  expect(readFileSync(at('themes.json'), 'utf8')).toContain('"cn": "酒店", "tw": "飯店", "ja"');
  expect(readFileSync(at('documents/terms_tw.md'), 'utf8')).toBe('# 條款\n');

  replaceInPlace('騎車環湖', '騎自行車環湖');
  replaceInPlace('"cn": "镜浦湖"', '"cn": "镜浦湖畔"');
  replaceInPlace('"cn": "骑车环湖"', '"cn": "骑车绕湖"');
  expect(draft()).toContain('1 of an editor kept');
  expect(JSON.parse(place())).toMatchObject({ name: { tw: '鏡浦湖畔' }, summary: { tw: '騎自行車環湖' } });

  draft('--all');
  expect(JSON.parse(place())).toMatchObject({ summary: { tw: '騎車繞湖' } });
});

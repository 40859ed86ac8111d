import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';

const source = 'content/pictures';
const target = 'dist/pictures';

/** Link previews take no SVG: each drawing as a PNG of 1200 by 630, cut from its middle. */
await mkdir(target, { recursive: true });
for (const file of await readdir(source)) {
  if (!/^[a-z]+-\d+\.svg$/.test(file)) continue;
  const drawing = await readFile(path.join(source, file), 'utf8');
  // 800 by 600 scaled to 1200 by 900, of which 630 are shown.
  const cut = drawing.replace(/viewBox="0 0 800 600"/, 'viewBox="0 90 800 420" width="1200" height="630"');
  const png = new Resvg(cut).render().asPng();
  await writeFile(path.join(target, file.replace('.svg', '.png')), png);
}

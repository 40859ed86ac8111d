import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Language } from '../../contract/languages.ts';
import { acceptedEncoding } from '../acceptedEncoding.ts';
import { ContentError } from '../guide/readContent.ts';
import { ProblemError } from '../problem.ts';

const compress = promisify(brotliCompress);

const pictureListSchema = z.object({
  pictures: z.array(
    z.object({
      file: z.string().regex(/^[a-z]+-\d+\.svg$/),
      theme: z.string(),
      alt: z.object({
        ko: z.string().min(1),
        en: z.string().min(1),
        cn: z.string().min(1),
        ja: z.string().min(1),
      }),
    }),
  ),
});

interface Served {
  type: string;
  body: Buffer;
  brotli: Buffer | null;
  /** True when the address changes with the content, so that it may be cached for a year (DESIGN 3). */
  isHashed: boolean;
}

/** The guide's pictures: their addresses, their words, and the files themselves. */
export interface Pictures {
  /** Address of a picture; carries a hash of its content. */
  url(file: string): string;
  /** Address of the PNG of 1200 by 630 for link previews. */
  shareUrl(file: string): string;
  alt(file: string, language: Language): string;
  serve(app: FastifyInstance): void;
}

/** Shown when a picture fails; its address is fixed, since pages name it themselves. */
const placeholder = 'placeholder.svg';

function hashOf(body: Buffer): string {
  return createHash('sha256').update(body).digest('base64url').slice(0, 8);
}

async function readPictureList(folder: string): Promise<z.output<typeof pictureListSchema>> {
  try {
    return pictureListSchema.parse(JSON.parse(await readFile(path.join(folder, 'pictures.json'), 'utf8')));
  } catch (error) {
    const issue = error instanceof z.ZodError ? error.issues[0] : undefined;
    const reason = issue ? `${issue.path.join('.')}: ${issue.message}` : String(error);
    throw new ContentError([`content/pictures/pictures.json: ${reason}`]);
  }
}

/**
 * Reads the pictures of content/pictures and their PNGs from the build.
 * @throws ContentError naming the file when the list has a fault, or a listed picture is missing.
 */
export async function openPictures(folder: string, shareFolder: string): Promise<Pictures> {
  const list = await readPictureList(folder);
  const served = new Map<string, Served>();
  const urls = new Map<string, string>();
  const shareUrls = new Map<string, string>();
  const alts = new Map(list.pictures.map((picture) => [picture.file, picture.alt]));
  const rendered = new Set(await readdir(shareFolder).catch(() => []));

  const add = async (file: string, source: string, type: string, isHashed: boolean): Promise<string> => {
    const body = await readFile(path.join(source, file)).catch(() => {
      throw new ContentError([`content/pictures/pictures.json: picture ${file}: file: is not in its folder`]);
    });
    const { name, ext } = path.parse(file);
    const address = isHashed ? `/pictures/${name}.${hashOf(body)}${ext}` : `/pictures/${file}`;
    const brotli = ext === '.svg' ? await compress(body) : null;
    served.set(address, { type, body, brotli, isHashed });
    return address;
  };

  for (const { file } of list.pictures) {
    urls.set(file, await add(file, folder, 'image/svg+xml', true));
    const png = file.replace('.svg', '.png');
    if (rendered.has(png)) shareUrls.set(file, await add(png, shareFolder, 'image/png', true));
  }
  await add(placeholder, folder, 'image/svg+xml', false);

  return {
    url: (file) => urls.get(file) ?? `/pictures/${placeholder}`,
    shareUrl: (file) => shareUrls.get(file) ?? '/og-cover.png',
    alt: (file, language) => alts.get(file)?.[language] ?? '',
    serve(app) {
      app.get('/pictures/:file', (request, reply) => {
        const picture = served.get(request.url.split('?')[0] ?? '');
        if (!picture) throw new ProblemError('notFound');
        reply
          .type(picture.type)
          .header(
            'cache-control',
            picture.isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
          )
          // A drawing opened by its own address runs nothing, whoever drew it.
          .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'");
        if (!picture.brotli) return reply.send(picture.body);
        reply.header('vary', 'accept-encoding');
        if (acceptedEncoding(request) !== 'br') return reply.send(picture.body);
        return reply.header('content-encoding', 'br').send(picture.brotli);
      });
    },
  };
}

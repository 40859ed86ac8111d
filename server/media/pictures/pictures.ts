import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ContentError } from '../../guide/contentError.ts';
import type { NamedPicture } from '../../guide/pictureFile.ts';
import type { PlacePictures } from '../../guide/placePictures.ts';
import { readPictures } from '../../guide/readPictures.ts';
import { acceptedEncoding } from '../../http/acceptedEncoding.ts';
import { cacheControl, entityTag, sendTagged } from '../../http/caching.ts';
import { ProblemError } from '../../platform/problem.ts';
import { PictureCache, rasterised } from './rasterise.ts';

/** The guide's drawings and their addresses. */
export interface Pictures extends PlacePictures {
  /** The data of content/pictures, by place key. */
  readonly byPlace: ReadonlyMap<string, readonly NamedPicture[]>;
  /** A drawing as SVG; null where there is none of that name. */
  drawing(name: string): Promise<string | null>;
  registerRoutes(app: FastifyInstance): void;
}

/** The drawings' files as read from the disk; immutable. */
export interface PictureFiles extends Pick<Pictures, 'byPlace'> {
  /** The output folder of drawings/drawPictures.ts. */
  readonly drawn: string;
  /** The file of each drawing by its name. */
  readonly files: ReadonlyMap<string, string>;
  /** ETag of the placeholder. */
  readonly placeholderTag: string;
}

/** Shown when a picture fails; its address is fixed, since pages refer to it directly. */
const placeholder = 'placeholder.svg';

const manifestSchema = z.record(z.string(), z.string());

/** Cuts a drawing for link previews: 800 by 600 is scaled to 1200 by 900, and only the middle 630 rows are shown. */
function cutForPreview(text: string): string {
  return text.replace('viewBox="0 0 800 600"', 'viewBox="0 90 800 420" width="1200" height="630"');
}

/** ETag of a drawing, from the hash in its file's name. */
const drawingTag = (file: string) => `W/"${file.split('.')[1]}"`;

/** An address of a picture: its name, its hash, its type. */
const addressShape = /^([a-z0-9-]+-\d+)\.([\w-]+)\.(svg|png)$/;

/**
 * Reads the data of content/pictures, and the list of files that the build has drawn from it.
 * @param content the folder content/pictures
 * @param drawn the output folder of drawings/drawPictures.ts
 * @throws ContentError naming every fault.
 */
export async function readPictureFiles(content: string, drawn: string): Promise<PictureFiles> {
  const faults: string[] = [];
  const byPlace = await readPictures(content, faults);
  const files = await readManifest(drawn);
  for (const { name, picture } of [...byPlace.values()].flat()) {
    if ('scene' in picture && !files.has(name))
      faults.push(`content/pictures: ${name} is not drawn: npm run build draws it`);
  }
  if (faults.length > 0) throw new ContentError(faults);
  return { byPlace, drawn, files, placeholderTag: entityTag(await readFile(path.join(drawn, placeholder))) };
}

/** The drawings by the files that were read. */
export function createPictures({ byPlace, drawn, files, placeholderTag }: PictureFiles): Pictures {
  const previews = new PictureCache();

  const sendDrawing = async (request: FastifyRequest, reply: FastifyReply, file: string, tag: string) => {
    const encoding = acceptedEncoding(request);
    reply
      .type('image/svg+xml')
      // A drawing opened by its own address must not run scripts.
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      .header('vary', 'accept-encoding');
    if (encoding) reply.header('content-encoding', encoding);
    const ending = encoding === 'br' ? '.br' : encoding === 'gzip' ? '.gz' : '';
    return sendTagged(request, reply, await readFile(path.join(drawn, file + ending)), tag);
  };

  return {
    byPlace,
    url: (name) => `/pictures/${files.get(name) ?? placeholder}`,
    shareUrl(name) {
      const file = files.get(name);
      return file ? `/pictures/${file.replace(/svg$/, 'png')}` : '/og-cover.png';
    },
    async drawing(name) {
      const file = files.get(name);
      return file === undefined ? null : readFile(path.join(drawn, file), 'utf8');
    },
    registerRoutes(app) {
      app.get(`/pictures/${placeholder}`, (request, reply) =>
        sendDrawing(
          request,
          reply.header('cache-control', cacheControl.release),
          placeholder,
          placeholderTag,
        ),
      );
      app.get<{ Params: { file: string } }>('/pictures/:file', async (request, reply) => {
        const [, name = '', hash = '', kind = ''] = addressShape.exec(request.params.file) ?? [];
        const asked = `${name}.${hash}.svg`;
        // Files of the previous release are kept next to this one's (scripts/steps/formerFiles.ts). During a rollout, a
        // page of one release may request a drawing that the other lacks: it gets the present one, uncacheable.
        const isThere = name !== '' && existsSync(path.join(drawn, asked));
        const file = isThere ? asked : files.get(name);
        if (!file) throw new ProblemError('notFound');
        reply.header('cache-control', isThere ? cacheControl.forever : cacheControl.noCache);
        const tag = drawingTag(file);
        if (kind === 'svg') return sendDrawing(request, reply, file, tag);
        const png = await previews.get(file, async () =>
          rasterised(cutForPreview(await readFile(path.join(drawn, file), 'utf8'))),
        );
        return sendTagged(request, reply.type('image/png'), png, tag);
      });
    },
  };
}

/** Reads the drawings' files, and opens them. */
export async function openPictures(content: string, drawn: string): Promise<Pictures> {
  return createPictures(await readPictureFiles(content, drawn));
}

/** The file of each drawn picture by its name. */
async function readManifest(folder: string): Promise<ReadonlyMap<string, string>> {
  try {
    const text = await readFile(path.join(folder, 'manifest.json'), 'utf8');
    return new Map(Object.entries(manifestSchema.parse(JSON.parse(text))));
  } catch {
    throw new ContentError([`${folder}: the pictures are not drawn: npm run build draws them`]);
  }
}

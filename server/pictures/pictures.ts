import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '../../contract/languages.ts';
import { drawScene } from '../../drawings/drawScene.ts';
import { acceptedEncoding } from '../acceptedEncoding.ts';
import { cacheControl, sendTagged } from '../caching.ts';
import { ContentError } from '../guide/readContent.ts';
import { type NamedPicture, readPictures } from '../guide/readPictures.ts';
import type { PlacePictures } from '../places/placePictures.ts';
import { ProblemError } from '../problem.ts';
import { PictureMemory, rasterised } from './rasterise.ts';

const compress = promisify(brotliCompress);

/** The guide's pictures: their addresses, their words, and the drawings themselves. */
export interface Pictures extends PlacePictures {
  /** As content/pictures has them, by their place's key. */
  readonly ofPlaces: ReadonlyMap<string, readonly NamedPicture[]>;
  /** Where browsers fetch the content's photographs. */
  readonly photographOrigins: readonly string[];
  serve(app: FastifyInstance): void;
}

interface Drawing {
  text: string;
  /** Changes with the drawing, so that its address may be cached for a year (DESIGN 3). */
  hash: string;
  packed?: Promise<Buffer>;
}

/** Shown when a picture fails; its address is fixed, since pages name it themselves. */
const placeholder = 'placeholder.svg';

function drawingOf(text: string): Drawing {
  return { text, hash: createHash('sha256').update(text).digest('base64url').slice(0, 8) };
}

/** 800 by 600 scaled to 1200 by 900, of which the middle 630 are shown. */
function cutForPreview(text: string): string {
  return text.replace('viewBox="0 0 800 600"', 'viewBox="0 90 800 420" width="1200" height="630"');
}

/** An address of a picture: its name, its hash, its kind. */
const addressShape = /^([a-z0-9-]+-\d+)\.([\w-]{8})\.(svg|png)$/;

/**
 * Reads what content/pictures says and draws each picture when it is first asked for: a scene gives the same drawing in
 * every process, so that nothing has to be kept.
 * @throws ContentError naming every fault.
 */
export async function openPictures(folder: string): Promise<Pictures> {
  const faults: string[] = [];
  const ofPlaces = await readPictures(folder, faults);
  if (faults.length > 0) throw new ContentError(faults);
  const known = new Map([...ofPlaces.values()].flat().map(({ name, picture }) => [name, picture]));
  const drawings = new Map<string, Drawing>();
  const previews = new PictureMemory();
  const standIn = drawingOf(await readFile(path.join(folder, placeholder), 'utf8'));

  const drawn = (name: string): Drawing | null => {
    const before = drawings.get(name);
    if (before) return before;
    const picture = known.get(name);
    if (!picture || !('scene' in picture)) return null;
    const drawing = drawingOf(drawScene(picture.scene, name));
    drawings.set(name, drawing);
    return drawing;
  };

  const photographOf = (name: string) => {
    const picture = known.get(name);
    return picture && 'photograph' in picture ? picture : null;
  };

  const addressOf = (name: string, kind: 'svg' | 'png', missing: string): string => {
    const photograph = photographOf(name)?.photograph;
    if (photograph) return photograph;
    const drawing = drawn(name);
    return drawing ? `/pictures/${name}.${drawing.hash}.${kind}` : missing;
  };

  const sendDrawing = async (request: FastifyRequest, reply: FastifyReply, drawing: Drawing) => {
    const tag = `W/"${drawing.hash}"`;
    reply
      .type('image/svg+xml')
      // A drawing opened by its own address runs nothing, whoever drew it.
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      .header('vary', 'accept-encoding');
    if (acceptedEncoding(request) !== 'br') return sendTagged(request, reply, drawing.text, tag);
    drawing.packed ??= compress(drawing.text);
    return sendTagged(request, reply.header('content-encoding', 'br'), await drawing.packed, tag);
  };

  return {
    ofPlaces,
    photographOrigins: [
      ...new Set(
        [...known.values()].flatMap((picture) =>
          'photograph' in picture ? new URL(picture.photograph).origin : [],
        ),
      ),
    ],
    url: (name) => addressOf(name, 'svg', `/pictures/${placeholder}`),
    shareUrl: (name) => addressOf(name, 'png', '/og-cover.png'),
    alt: (name, language: Language) => known.get(name)?.alt[language] ?? '',
    credit: (name) => photographOf(name)?.credit ?? null,
    serve(app) {
      app.get(`/pictures/${placeholder}`, (request, reply) =>
        sendDrawing(request, reply.header('cache-control', cacheControl.release), standIn),
      );
      app.get<{ Params: { file: string } }>('/pictures/:file', async (request, reply) => {
        const [, name = '', hash = '', kind = ''] = addressShape.exec(request.params.file) ?? [];
        const drawing = drawn(name);
        if (!drawing) throw new ProblemError('notFound');
        // While two versions run side by side, a page of the one asks the other: it gets what there is, and keeps it not.
        const isSame = drawing.hash === hash;
        reply.header('cache-control', isSame ? cacheControl.forever : cacheControl.askedAnew);
        if (kind === 'svg') return sendDrawing(request, reply, drawing);
        const png = await previews.recall(`${name} ${drawing.hash}`, () =>
          rasterised(cutForPreview(drawing.text)),
        );
        return sendTagged(request, reply.type('image/png'), png, `W/"${drawing.hash}"`);
      });
    },
  };
}

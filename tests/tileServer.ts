import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { serverPort } from '../server/platform/serverPort.ts';

/** How a test's tile server behaves. */
type TileServerMood = 'serves' | 'is gone' | 'malformed' | 'knows no ranges' | 'breaks tiles';

export interface TileServer {
  readonly address: string;
  mood: TileServerMood;
  /** How many requests have arrived so far. */
  readonly asked: number;
  close(): Promise<void>;
}

function respond(request: IncomingMessage, response: ServerResponse, archive: Buffer, mood: TileServerMood) {
  // The page is of another origin.
  response.setHeader('access-control-allow-origin', '*');
  response.setHeader('access-control-allow-headers', 'range');
  response.setHeader('cache-control', 'no-store');
  if (request.method === 'OPTIONS') return response.writeHead(204).end();
  if (mood === 'is gone') return response.writeHead(404).end();
  const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
  if (mood === 'knows no ranges' || from === undefined || to === undefined)
    return response.writeHead(200).end(Buffer.concat([archive, Buffer.alloc(20_000)]));
  const [first, last] = [Number(from), Math.min(Number(to), archive.length - 1)];
  const part = archive.subarray(first, last + 1);
  response.writeHead(206, {
    'content-range': `bytes ${first}-${last}/${archive.length}`,
    'content-length': part.length,
  });
  const isMalformed = mood === 'malformed' || (mood === 'breaks tiles' && first > 0);
  return response.end(isMalformed ? Buffer.alloc(part.length, 'x') : part);
}

/** Serves an archive by ranges, as a file server would. */
export async function serveTiles(archive: Buffer): Promise<TileServer> {
  const state: { mood: TileServerMood; asked: number } = { mood: 'serves', asked: 0 };
  const server = createServer((request, response) => {
    state.asked += 1;
    respond(request, response, archive, state.mood);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const port = serverPort(server);
  return {
    address: `http://127.0.0.1:${port}/gangneung.pmtiles`,
    get mood() {
      return state.mood;
    },
    set mood(mood) {
      state.mood = mood;
    },
    get asked() {
      return state.asked;
    },
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

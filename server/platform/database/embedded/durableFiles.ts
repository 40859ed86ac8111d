import { closeSync, fsyncSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { ownerOnlyModes } from '../protectDataFolder.ts';

type InitOptions = Parameters<NodeFS['init']>[1];
type InitResult = ReturnType<NodeFS['init']>;

/** The parts of Emscripten's NODEFS that are used here; they are not in PGlite's types. */
interface NodeFsModule {
  stream_ops: {
    fsync?: (stream: NodeFsStream) => number;
    setattr(stream: unknown, attributes: Attributes): void;
  };
  node_ops: {
    rename(node: unknown, folder: unknown, name: string): void;
    setattr(node: unknown, attributes: Attributes): void;
  };
  realPath(node: unknown): string;
}

interface Attributes {
  readonly mode?: number;
}

interface NodeFsStream {
  /** The operating system's descriptor; folders have none. */
  readonly nfd?: number;
  readonly node: unknown;
}

function isNodeFsModule(value: unknown): value is NodeFsModule {
  return (
    typeof value === 'object' &&
    value !== null &&
    'stream_ops' in value &&
    typeof value.stream_ops === 'object' &&
    value.stream_ops !== null &&
    'setattr' in value.stream_ops &&
    'node_ops' in value &&
    typeof value.node_ops === 'object' &&
    value.node_ops !== null &&
    'rename' in value.node_ops &&
    'setattr' in value.node_ops &&
    'realPath' in value &&
    typeof value.realPath === 'function'
  );
}

/**
 * PGlite's files with an fsync that reaches the disk: NODEFS has none by default and reports success to the engine
 * (docs/product/data.md). PGlite does not sync folders either, so a file's folder is synced with the file's first fsync
 * and after every rename: a new WAL segment must still be in its folder after a power cut. And PGlite sets each new
 * file to 0666 whatever the umask; here files are for their owner alone.
 */
export class DurableNodeFs extends NodeFS {
  /** Number of successful fsync calls by the engine. */
  fsyncs = 0;
  /** Replaced in tests to make the disk fail. */
  readonly #sync: (descriptor: number) => void;
  readonly #syncedPaths = new Set<string>();

  constructor(folder: string, sync: (descriptor: number) => void = fsyncSync) {
    super(folder);
    this.#sync = sync;
  }

  override async init(pg: PGlite, options: InitOptions): InitResult {
    const { emscriptenOpts } = await super.init(pg, options);
    const install = (module: Record<string, unknown>): void => {
      const { NODEFS: files } = module;
      if (!isNodeFsModule(files))
        throw new Error('This release of PGlite has another NODEFS: fsync cannot be given to it');
      this.#install(files);
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...existingPreRuns(emscriptenOpts), install] } };
  }

  #install(files: NodeFsModule): void {
    files.stream_ops.fsync = (stream) => {
      const path = files.realPath(stream.node);
      if (stream.nfd === undefined) this.#syncPath(path);
      else {
        this.#sync(stream.nfd);
        if (!this.#syncedPaths.has(path)) {
          this.#syncPath(dirname(path));
          this.#syncedPaths.add(path);
        }
      }
      this.fsyncs += 1;
      return 0;
    };
    for (const operations of [files.stream_ops, files.node_ops]) {
      const { setattr } = operations;
      operations.setattr = (target, attributes) => setattr(target, forOwner(attributes));
    }
    const rename = files.node_ops.rename;
    files.node_ops.rename = (node, folder, name) => {
      const from = files.realPath(node);
      rename(node, folder, name);
      const to = files.realPath(folder);
      this.#syncedPaths.delete(from);
      this.#syncPath(to);
    };
  }

  #syncPath(path: string): void {
    syncPath(path, this.#sync);
  }
}

/** Flushes a file or a folder to the disk. */
export function syncPath(path: string, sync: (descriptor: number) => void = fsyncSync): void {
  const descriptor = openSync(path, 'r');
  try {
    sync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Attributes without permissions for group and others, if they have a mode. */
function forOwner(attributes: Attributes): Attributes {
  const { mode } = attributes;
  return mode === undefined ? attributes : { ...attributes, mode: mode & ~ownerOnlyModes.umask };
}

function existingPreRuns(
  options: Awaited<InitResult>['emscriptenOpts'],
): ((module: Record<string, unknown>) => void)[] {
  const { preRun } = options;
  if (preRun === undefined) return [];
  return (Array.isArray(preRun) ? preRun : [preRun]) as ((module: Record<string, unknown>) => void)[];
}

import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';

const minute = 60_000;
/** A folder that keeps the base images between runs. */
const folder = path.resolve('.cache/image');
const bases = { debian: 'docker.io/library/debian:bookworm-slim', node: 'docker.io/library/node:24-slim' };

/** Runs a program and returns what it prints. @throws Error after a failure or when the time (ms) is over */
export function call(program: string, args: readonly string[], timeout = 2 * minute): string {
  const stdio: ['ignore', 'pipe', 'inherit'] = ['ignore', 'pipe', 'inherit'];
  return execFileSync(program, args, {
    timeout,
    encoding: 'utf8',
    stdio,
    maxBuffer: 64 * 1024 * 1024,
  }).trim();
}

const storage = ['--root', path.join(folder, 'storage'), '--runroot', path.join(folder, 'run')];
const buildah = (args: readonly string[], timeout?: number) =>
  call('buildah', [...storage, ...args], timeout);

/** Installs the missing programs. @throws Error that names them if they can't be installed */
function ensurePrograms(): void {
  const missing = ['buildah', 'debootstrap'].filter(
    (program) => !['/usr/bin', '/usr/sbin'].some((place) => existsSync(path.join(place, program))),
  );
  if (missing.length === 0) return;
  process.stdout.write(`Installing ${missing.join(', ')} with apt-get...\n`);
  call('apt-get', ['install', '--yes', '--quiet', ...missing], 5 * minute);
}

/** The mirror that this machine itself uses. */
function debianMirror(): string {
  for (const file of ['/etc/apt/sources.list.d/debian.sources', '/etc/apt/sources.list']) {
    const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
    const [, mirror] = /^(?:URIs:|deb(?: \[.*\])?) *(https?:\S+)/m.exec(text) ?? [];
    if (mirror !== undefined) return mirror;
  }
  throw new Error('No mirror of Debian is known: this test runs on Debian.');
}

/** Makes an image: starts a container from another image, changes it with `change`, and commits it. */
function makeImage(from: string, name: string, change: (container: string) => void): void {
  const container = buildah(['from', '--pull-never', from]);
  try {
    change(container);
    buildah(['commit', '--quiet', container, name]);
  } finally {
    buildah(['rm', container]);
  }
}

/** Makes the two base images of ops/Dockerfile from Debian's packages and our own Node, without a registry of images. */
function ensureBases(): void {
  const present = buildah(['images', '--format', '{{.Name}}:{{.Tag}}']).split('\n');
  if (Object.values(bases).every((name) => present.includes(name))) return;
  process.stdout.write('Making the base images...\n');
  const debian = path.join(folder, 'debian');
  rmSync(debian, { recursive: true, force: true });
  call('debootstrap', ['--variant=minbase', 'bookworm', debian, debianMirror()], 10 * minute);
  makeImage('scratch', bases.debian, (container) => buildah(['add', '--quiet', container, debian, '/']));
  rmSync(debian, { recursive: true });

  const npm = path.resolve(call('realpath', [call('sh', ['-c', 'command -v npm'])]), '../..');
  const authorities = process.env.NODE_EXTRA_CA_CERTS;
  makeImage(bases.debian, bases.node, (container) => {
    buildah(['add', '--quiet', container, process.execPath, '/usr/local/bin/node']);
    buildah(['add', '--quiet', container, npm, '/usr/local/lib/node_modules/npm']);
    const link = 'ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm';
    buildah(['run', '--isolation', 'chroot', container, '--', 'sh', '-c', link]);
    // The build uses the registry that npm is configured with, and the additional certificate authorities of this environment, if any.
    buildah([
      'config',
      '--env',
      `npm_config_registry=${call('npm', ['config', 'get', 'registry'])}`,
      container,
    ]);
    if (!authorities) return;
    buildah(['add', '--quiet', container, authorities, '/etc/ssl/authorities.pem']);
    for (const name of ['NODE_EXTRA_CA_CERTS', 'npm_config_cafile'])
      buildah(['config', '--env', `${name}=/etc/ssl/authorities.pem`, container]);
  });
}

const configSchema = z.object({
  OCIv1: z.object({
    config: z.object({
      User: z.string(),
      Env: z.array(z.string()),
      Cmd: z.array(z.string()),
      WorkingDir: z.string(),
    }),
  }),
});

/** An image whose files can be read at `root`, until it is closed. */
export interface BuiltImage {
  readonly root: string;
  /** As ops/Dockerfile sets them. */
  readonly config: z.output<typeof configSchema>['OCIv1']['config'];
  /** The root of the image that it is based on. */
  readonly baseRoot: string;
  close(): void;
}

/** Removes everything but the base images, even what a killed run has left: only this test uses the storage. */
function tidy(): void {
  buildah(['rm', '--all']);
  buildah(['rmi', '--prune', '--force']);
}

/** Builds ops/Dockerfile from the last commit. */
export function buildImage(): BuiltImage {
  ensurePrograms();
  mkdirSync(folder, { recursive: true });
  tidy();
  ensureBases();
  const source = mkdtempSync(path.join(tmpdir(), 'image-source-'));
  const image = 'localhost/solbada-test';
  try {
    call('sh', ['-c', 'git archive HEAD | tar -x -C "$1"', 'sh', source]);
    const files = [
      '--ignorefile',
      `${source}/ops/Dockerfile.dockerignore`,
      '--file',
      `${source}/ops/Dockerfile`,
    ];
    const options = ['--quiet', '--isolation', 'chroot', '--network', 'host', '--pull-never', '--tag', image];
    buildah(['build', ...options, ...files, source], 15 * minute);
  } finally {
    rmSync(source, { recursive: true });
  }
  const container = buildah(['from', '--pull-never', image]);
  const base = buildah(['from', '--pull-never', bases.debian]);
  return {
    root: buildah(['mount', container]),
    baseRoot: buildah(['mount', base]),
    config: configSchema.parse(JSON.parse(buildah(['inspect', container]))).OCIv1.config,
    close() {
      buildah(['rm', container, base]);
      buildah(['rmi', image]);
      tidy();
    },
  };
}

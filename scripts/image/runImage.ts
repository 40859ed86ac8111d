import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { childProcesses } from '../../server/testing/startProcess.ts';
import type { BuiltImage } from './buildImage.ts';

/**
 * Mounts the image read-only with a tmpfs for /tmp and /data, and becomes the user in its USER, without capabilities. This is
 * what a container engine does; but no engine runs inside another container.
 */
const program = `
  set -eu
  root=$1; user=$2; shift 2
  mount --bind "$root" "$root"
  mount --options remount,bind,ro "$root"
  mount --types tmpfs --options mode=1777 tmpfs "$root/tmp"
  mount --types tmpfs --options mode=700,uid=\${user%:*},gid=\${user#*:} tmpfs "$root/data"
  mount --types proc proc "$root/proc"
  mount --rbind /dev "$root/dev"
  exec chroot "$root" setpriv --reuid=\${user%:*} --regid=\${user#*:} --clear-groups --no-new-privs \\
    --bounding-set=-all --inh-caps=-all "$@"
`;

export interface RunningImage {
  output(): string;
  /** A file in /proc of the container's first process. */
  processFile(name: 'status' | 'mountinfo'): string;
  /** Sends SIGTERM to the container's first process, as container engines do. */
  terminate(): void;
  /** The exit code; null when a signal ended it. */
  readonly ended: Promise<number | null>;
  kill(): void;
}

/** Starts the command of an image with these variables, on the network of this machine. */
export function runImage(
  { root, config }: BuiltImage,
  variables: Readonly<Record<string, string>>,
): RunningImage {
  const environment = [
    ...config.Env,
    ...Object.entries(variables).map(([name, value]) => `${name}=${value}`),
  ];
  const start = ['env', '-i', '-C', config.WorkingDir, ...environment, ...config.Cmd];
  const isolation = ['--mount', '--pid', '--fork', '--kill-child', '--', 'sh', '-c', program, 'sh'];
  const child = spawn('unshare', [...isolation, root, config.User, ...start], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
  const firstProcess = () => {
    const [first] = childProcesses(child.pid ?? 0);
    if (first === undefined) throw new Error(`The image has ended: ${output}`);
    return first;
  };
  return {
    output: () => output,
    processFile: (name) => readFileSync(`/proc/${firstProcess()}/${name}`, 'utf8'),
    terminate: () => void process.kill(firstProcess(), 'SIGTERM'),
    ended: once(child, 'close').then(([code]) => (typeof code === 'number' ? code : null)),
    kill: () => void child.kill('SIGKILL'),
  };
}

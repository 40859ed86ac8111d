import { spawn } from 'node:child_process';
import { pinnedNode, root } from './install.mjs';
import { watchNpm } from './npmWatch.mjs';

/**
 * Runs a script with the pinned Node and resolves with its exit code. A terminal's Ctrl-C reaches the script directly, other
 * signals are passed on, and if the npm that started this process exits, the script gets SIGTERM. With `endsWithUs` the script
 * gets a channel that closes when this process is killed.
 */
export function run(args, { env = {}, quiet = false, endsWithUs = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(pinnedNode(), args, {
      cwd: root,
      stdio: [
        ...(quiet ? ['ignore', 'pipe', 'pipe'] : ['inherit', 'inherit', 'inherit']),
        ...(endsWithUs ? ['ipc'] : []),
      ],
      env: { ...process.env, ...env },
    });
    let output = '';
    child.stdout?.on('data', (data) => {
      output += data;
    });
    child.stderr?.on('data', (data) => {
      output += data;
    });
    const ignore = () => undefined;
    const pass = (signal) => child.kill(signal);
    process.on('SIGINT', ignore);
    process.on('SIGTERM', pass);
    const endWatch = watchNpm(() => child.kill('SIGTERM'));
    child.on('close', (code, signal) => {
      process.off('SIGINT', ignore);
      process.off('SIGTERM', pass);
      endWatch();
      if (quiet && code !== 0) process.stderr.write(output);
      resolve(code ?? (signal ? 1 : 0));
    });
  });
}

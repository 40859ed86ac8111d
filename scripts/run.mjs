import { spawn } from 'node:child_process';
import { pinnedNode, root } from './install.mjs';

/**
 * Runs a script with the pinned Node and resolves with its exit code. Signals reach it: a terminal's Ctrl-C by
 * itself, others are passed on.
 */
export function run(args, { env = {}, quiet = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(pinnedNode(), args, {
      cwd: root,
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
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
    child.on('close', (code, signal) => {
      process.off('SIGINT', ignore);
      process.off('SIGTERM', pass);
      if (quiet && code !== 0) process.stderr.write(output);
      resolve(code ?? (signal ? 1 : 0));
    });
  });
}

import { readFileSync } from 'node:fs';

/** Milliseconds between two looks at the processes above. */
const interval = 500;

/** Name and parent of a process; undefined where it has gone, or the system has no /proc. */
function processOf(pid) {
  try {
    const [, name, rest] = /\((.*)\) \S (.*)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return name === undefined ? undefined : { name, parent: Number(rest.split(' ')[0]) };
  } catch {
    return undefined;
  }
}

/**
 * Calls back once when npm, which started this process, has ended without it: npm passes SIGTERM to its shell, which ends
 * without passing it on, and a killed npm leaves that shell behind. Where nobody runs npm nothing is watched: a terminal may
 * end before what it has started. @returns what ends the watch
 */
export function watchNpm(onEnd) {
  if (process.env.npm_lifecycle_event === undefined) return () => undefined;
  const shell = process.ppid;
  const npm = processOf(shell)?.parent;
  // Some shells become the command that they run: then npm itself is the parent, and what stands above it is not ours.
  const hasShell = npm !== undefined && processOf(npm)?.name.startsWith('npm');
  const isThere = () => process.ppid === shell && (!hasShell || processOf(shell)?.parent === npm);
  const timer = setInterval(() => {
    if (isThere()) return;
    clearInterval(timer);
    onEnd();
  }, interval).unref();
  return () => clearInterval(timer);
}

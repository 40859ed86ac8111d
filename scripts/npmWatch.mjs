import { readFileSync } from 'node:fs';

/** Milliseconds between two checks of the parent processes. */
const interval = 500;

/** Name and parent of a process; undefined when it has exited, or the system has no /proc. */
function readProcess(pid) {
  try {
    const [, name, rest] = /\((.*)\) \S (.*)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return name === undefined ? undefined : { name, parent: Number(rest.split(' ')[0]) };
  } catch {
    return undefined;
  }
}

/**
 * Calls back once when the npm that started this process exits before this process: npm passes SIGTERM to its shell, which
 * exits without passing it on, and a killed npm leaves that shell behind. Without npm nothing is watched: a terminal may close
 * before the processes it started.
 * @returns a function that ends the watch
 */
export function watchNpm(onEnd) {
  if (process.env.npm_lifecycle_event === undefined) return () => undefined;
  const shell = process.ppid;
  const npm = readProcess(shell)?.parent;
  // Some shells exec the command: then npm itself is the parent, and its own parent is unrelated.
  const hasShell = npm !== undefined && readProcess(npm)?.name.startsWith('npm');
  const isThere = () => process.ppid === shell && (!hasShell || readProcess(shell)?.parent === npm);
  const timer = setInterval(() => {
    if (isThere()) return;
    clearInterval(timer);
    onEnd();
  }, interval).unref();
  return () => clearInterval(timer);
}

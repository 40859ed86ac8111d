import cluster from 'node:cluster';
import { ContentError } from '../guide/contentError.ts';
import { ConfigurationError } from '../platform/configurationError.ts';
import { ownerOnlyModes } from '../platform/database/protectDataFolder.ts';
import { DatabaseRefusal } from '../platform/database/refusal.ts';
import type { OpenSandboxes } from '../providers/sandboxes.ts';
import { type Configuration, readConfiguration } from './configuration.ts';
import type { WebSource } from './product.ts';
import { runWorkers } from './workers.ts';

function errorCode(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error
    ? String(error.code)
    : 'unknown reason';
}

/** The one line for a failed start; null for a bug of ours, which is printed whole. */
function startFailure(error: unknown, configuration: Configuration | null): string | null {
  if (error instanceof ConfigurationError || error instanceof DatabaseRefusal) return error.message;
  if (error instanceof ContentError) return error.message;
  const code = errorCode(error);
  if (code === 'EADDRINUSE') return `Port ${configuration?.port} is taken; set PORT to another one.`;
  if (code === 'EACCES')
    return `Port ${configuration?.port} may not be opened by this user; set PORT to another one.`;
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return `The disk of the data folder ${configuration?.dataDir} is full (${code}): make room.`;
  if (['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'].includes(code))
    return `HOST ${configuration?.host} is no address of this machine.`;
  return null;
}

/**
 * Keeps the process alive when the disk of the logs is full: lines are lost, but requests go on. Without a listener, the
 * write error would end the process.
 */
function outliveLostLines(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}

/** Starts the product; a failed start prints its reason in one line and ends with exit code 1. */
export async function startProduct(
  source: () => Promise<WebSource>,
  openSandboxes: OpenSandboxes,
): Promise<void> {
  let configuration: Configuration | null = null;
  outliveLostLines();
  process.umask(ownerOnlyModes.umask);
  try {
    configuration = readConfiguration(process.env);
    if (configuration.workers > 1 && cluster.isPrimary) {
      return runWorkers(configuration.workers, (line) => void process.stderr.write(`${line}\n`));
    }
    // Imported only here: a refused start, and the first process of several, don't need it.
    const { serve } = await import('./serve.ts');
    await serve(configuration, await source(), openSandboxes);
  } catch (error) {
    const line = startFailure(error, configuration);
    if (line === null) throw error;
    process.stderr.write(`Solbada cannot start: ${line}\n`);
    process.exitCode = 1;
  }
}

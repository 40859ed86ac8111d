import { connect } from 'node:tls';
import { z } from 'zod';
import { advice, type Finding, missing, ok } from './finding.ts';

/** How long an address may take to answer (ms). */
const timeLimit = 10_000;
/** Caddy renews a certificate 30 days before it ends. If fewer days than this are left, the renewal has failed. */
const fewDays = 14;

const readySchema = z.object({ status: z.literal('ready') });

/** The code that Node gives for a failed connection, such as ENOTFOUND; it says more than fetch's own message. */
function failureCode(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : 'no response in time';
}

/** Checks whether the product responds at an address as visitors reach it: by name, through the proxy, encrypted. */
export async function checkAddress(origin: string): Promise<Finding[]> {
  try {
    const response = await fetch(`${origin}/readyz`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(timeLimit),
    });
    if (!readySchema.safeParse(await response.json().catch(() => null)).success)
      return [missing(`${origin} answers with ${response.status}, not as a product that is ready.`)];
  } catch (error) {
    return [
      missing(
        `${origin} can’t be reached (${failureCode(error)}). Look at the domain’s address, ports 80 and 443, and Caddy.`,
      ),
    ];
  }
  const { protocol, hostname, port } = new URL(origin);
  const answers = ok(`${origin} answers.`);
  if (protocol !== 'https:') return [answers];
  return [answers, checkCertificate(await readCertificateEnd(hostname, Number(port || 443)), new Date())];
}

/** When the certificate of a host ends. */
function readCertificateEnd(host: string, port: number): Promise<Date> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, servername: host, timeout: timeLimit });
    socket.once('secureConnect', () => {
      resolve(new Date(socket.getPeerCertificate().valid_to));
      socket.end();
    });
    socket.once('timeout', () => socket.destroy(new Error(`${host} did not answer in time`)));
    socket.once('error', reject);
  });
}

export function checkCertificate(end: Date, now: Date): Finding {
  const days = Math.floor((end.getTime() - now.getTime()) / 86_400_000);
  return days >= fewDays
    ? ok(`The certificate is valid for ${days} days more.`)
    : advice(`The certificate ends in ${days} days: look at Caddy’s log, which says why it is not renewed.`);
}

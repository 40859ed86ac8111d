import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { Clock } from '../../../platform/clock.ts';
import { ConfigurationError } from '../../../platform/configurationError.ts';

/** Paths of the files that sign passes, as configured. */
export interface PassSettings {
  /** PEM files: the certificate of a pass type, its key, and Apple's intermediate certificate. */
  readonly apple: {
    readonly certificate: string;
    readonly key: string;
    readonly passphrase?: string;
    readonly intermediate: string;
  } | null;
  /** The issuer's number, and the JSON key of a service account. */
  readonly google: { readonly issuer: string; readonly key: string } | null;
}

/** What signs passes for Apple's wallet, in PEM. */
export interface AppleKeys {
  readonly certificate: string;
  readonly key: string;
  readonly passphrase?: string;
  readonly intermediate: string;
  /** The identifier of the pass type, `pass.…`. */
  readonly passType: string;
  readonly team: string;
  /** From then on phones refuse new passes. */
  readonly expiresAt: Date;
}

/** What signs links to Google's wallet. */
export interface GoogleKeys {
  readonly issuer: string;
  /** The email address of the service account. */
  readonly email: string;
  /** PEM. */
  readonly key: string;
}

/** Null for a wallet without keys. */
export interface PassKeys {
  readonly apple: AppleKeys | null;
  readonly google: GoogleKeys | null;
}

export const offeredPasses = ({ apple, google }: PassKeys) => ({
  apple: apple !== null,
  google: google !== null,
});

async function readKeyFile(variable: string, file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch {
    throw new ConfigurationError(`${variable} is wrong: ${file} can't be read.`);
  }
}

/** Runs a step that throws on a malformed file. */
function parsed<T>(variable: string, what: string, parse: () => T): T {
  try {
    return parse();
  } catch {
    throw new ConfigurationError(`${variable} is wrong: the file is not ${what}.`);
  }
}

const subjectPart = (certificate: X509Certificate, name: string) =>
  new RegExp(`^${name}=(.+)$`, 'm').exec(certificate.subject)?.[1];

async function readAppleKeys(settings: NonNullable<PassSettings['apple']>): Promise<AppleKeys> {
  const { passphrase } = settings;
  const [certificate, key, intermediate] = await Promise.all([
    readKeyFile('APPLE_PASS_CERTIFICATE', settings.certificate),
    readKeyFile('APPLE_PASS_KEY', settings.key),
    readKeyFile('APPLE_PASS_INTERMEDIATE', settings.intermediate),
  ]);
  const signer = parsed(
    'APPLE_PASS_CERTIFICATE',
    'a certificate in PEM',
    () => new X509Certificate(certificate),
  );
  const issuer = parsed(
    'APPLE_PASS_INTERMEDIATE',
    'a certificate in PEM',
    () => new X509Certificate(intermediate),
  );
  const privateKey = parsed('APPLE_PASS_KEY', 'a key in PEM that APPLE_PASS_KEY_PASSPHRASE opens', () =>
    createPrivateKey(passphrase === undefined ? key : { key, passphrase }),
  );
  if (!signer.checkPrivateKey(privateKey))
    throw new ConfigurationError('APPLE_PASS_KEY is wrong: it is not the key of APPLE_PASS_CERTIFICATE.');
  if (!signer.checkIssued(issuer) || !signer.verify(issuer.publicKey))
    throw new ConfigurationError(
      'APPLE_PASS_INTERMEDIATE is wrong: APPLE_PASS_CERTIFICATE was issued by another certificate.',
    );
  const passType = subjectPart(signer, 'UID');
  const team = subjectPart(signer, 'OU');
  if (!passType?.startsWith('pass.') || team === undefined)
    throw new ConfigurationError('APPLE_PASS_CERTIFICATE is wrong: it is not a certificate of a pass type.');
  return {
    ...{ certificate, key, intermediate, passType, team },
    ...(passphrase === undefined ? {} : { passphrase }),
    expiresAt: new Date(signer.validTo),
  };
}

const serviceAccountSchema = z.object({ client_email: z.string().min(1), private_key: z.string() });

async function readGoogleKeys(settings: NonNullable<PassSettings['google']>): Promise<GoogleKeys> {
  const file = await readKeyFile('GOOGLE_WALLET_KEY', settings.key);
  const account = parsed('GOOGLE_WALLET_KEY', 'the JSON key of a service account', () => {
    const read = serviceAccountSchema.parse(JSON.parse(file));
    if (createPrivateKey(read.private_key).asymmetricKeyType !== 'rsa') throw new Error('not an RSA key');
    return read;
  });
  return { issuer: settings.issuer, email: account.client_email, key: account.private_key };
}

/**
 * Reads what signs passes. Without a valid certificate of Apple's, phones would refuse the passes: then none are offered,
 * and the log names the reason.
 * @throws ConfigurationError that names the variable of a file that can't be used
 */
export async function readPassKeys(
  { apple, google }: PassSettings,
  { clock, log }: { readonly clock: Clock; readonly log: (line: string) => void },
): Promise<PassKeys> {
  const appleKeys = apple && (await readAppleKeys(apple));
  const isExpired = appleKeys !== null && appleKeys.expiresAt <= clock.now();
  if (isExpired)
    log(
      `APPLE_PASS_CERTIFICATE expired on ${appleKeys.expiresAt.toISOString().slice(0, 10)}: tickets are not offered for Apple Wallet. Get a new certificate.`,
    );
  return { apple: isExpired ? null : appleKeys, google: google && (await readGoogleKeys(google)) };
}

import { readFileSync } from 'node:fs';
import { ConfigurationError } from '../platform/configurationError.ts';

/** The variables that hold secrets. Each may name a file instead, as `SESSION_SECRET_FILE`. */
export const secretVariables = [
  'DATABASE_URL',
  'READ_DATABASE_URL',
  'REDIS_URL',
  'SESSION_SECRET',
  'SESSION_SECRET_PREVIOUS',
  'METRICS_TOKEN',
  'SMTP_URL',
  'GOOGLE_CLIENT_SECRET',
  'TOSS_SECRET_KEY',
  'TOSS_FOREIGN_SECRET_KEY',
  'APPLE_PASS_KEY_PASSPHRASE',
  'TOURAPI_KEY',
] as const;

/**
 * Replaces each variable such as SESSION_SECRET_FILE by the text of the file that it names, which Docker, Kubernetes,
 * systemd or the agent of a vault mounts. Blank space at the end is dropped, as editors add a line break.
 * @throws ConfigurationError naming the variable, for a file that can't be read and for a secret that is set twice
 */
export function readSecretFiles(
  variables: Readonly<Record<string, string | undefined>>,
): Record<string, string | undefined> {
  const read = { ...variables };
  for (const name of secretVariables) {
    const file = variables[`${name}_FILE`]?.trim();
    if (!file) continue;
    if (variables[name]?.trim())
      throw new ConfigurationError(`${name} and ${name}_FILE are both set: remove one of them.`);
    try {
      read[name] = readFileSync(file, 'utf8').trimEnd();
    } catch (error) {
      throw new ConfigurationError(
        `${name}_FILE is wrong: the file can't be read (${error instanceof Error && 'code' in error ? error.code : error}).`,
      );
    }
    if (read[name] === '') throw new ConfigurationError(`${name}_FILE is wrong: the file is empty.`);
  }
  return read;
}

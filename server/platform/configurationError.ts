/** The start cannot continue; the message is the one line that is printed. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}
